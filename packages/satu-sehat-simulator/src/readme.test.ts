import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { failureKinds } from './failure/failure-plan'

const readme = read('../README.md')

it('shows the example as it is run', () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(readme) ?? []
  expect(shown).toBe(read('./example.test.ts'))
})

it('tells of every kind of failure', () => {
  const told = [...readme.matchAll(/^\| `([a-z0-9-]+)` \| .* \| (?:no|yes|\*\*yes\*\*) \|$/gm)].map(([, kind]) => kind)
  expect(told).toEqual(failureKinds)
})

function read(path: string) {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}
