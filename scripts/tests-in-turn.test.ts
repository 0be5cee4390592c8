import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from './check/project'
import { leftFaults, leftMoves, onBothDatabases } from './tests-in-turn'

vi.spyOn(console, 'log').mockImplementation(() => {})
// .ci/run, where this runs too, leaves tests out
vi.stubEnv('WALK', '')

const server = 'packages/server/src'
const fiveCommits = [11, 12, 13, 14, 15]

it('leaves nothing out where everything is walked', () => {
  expect([...leftFaults(), ...leftMoves()]).toEqual([])
})

it.each([
  ['fault', leftFaults],
  ['move between databases', leftMoves],
] as const)('has tried every %s after five commits', (_, left) => {
  const [first = [], ...others] = fiveCommits.map((commits) => left({ files: [], commits }))
  expect(first.length).toBeGreaterThan(0)
  expect(first.filter((test) => others.every((tests) => tests.includes(test)))).toEqual([])
})

it('tries a fault whose test changed, and faults more often when what they break changed', () => {
  const [test = ''] = leftFaults({ files: [], commits: 11 })
  const left = (...files: string[]) => leftFaults({ files, commits: 11 })
  expect(left(test)).not.toContain(test)
  expect(left(`${server}/database/vacuum.ts`).length).toBeLessThan(left().length)
  expect(left(`${server}/features/room/room.ts`)).toEqual(left())
})

it('knows tests that exist', () => {
  expect(onBothDatabases.filter((test) => !existsSync(join(root, test)))).toEqual([])
})
