import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const rows = readFileSync(new URL('docs/proofs.md', root), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, file, named] = /^\|.*\| `([^`]+\.tsx?)` \| (.+) \|$/.exec(line) ?? []
    return file && named ? [{ file, named }] : []
  })

it('finds the tables', () => expect(rows.length).toBeGreaterThan(35))

it.each(rows)('$file still says: $named', ({ file, named }) => {
  expect(existsSync(new URL(file, root))).toBe(true)
  const names = readFileSync(new URL(file, root), 'utf8').match(/(['`"]).*?\1/g) ?? []
  expect(names.filter((name) => name.includes(named))).not.toEqual([])
})
