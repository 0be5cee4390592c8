import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { root } from './check/project'
import { leftFaults, leftMoves, leftToEmbedded, leftToPostgres, onBothDatabases, onEither } from './tests-in-turn'

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

// Seen to fail: with a changed test left out in its turn, and with another fifth than the one that ran before.
describe('where the tests of the server run on one database after the other', () => {
  const left = (commits: number, ...files: string[]) => {
    vi.stubEnv('POSTGRES_FOLLOWS', '1')
    vi.stubEnv('EMBEDDED_BEFORE', '1')
    const found = [leftToPostgres({ files, commits }), leftToEmbedded({ files, commits })] as const
    vi.stubEnv('POSTGRES_FOLLOWS', '')
    vi.stubEnv('EMBEDDED_BEFORE', '')
    return found
  }

  it('each runs on one of them in every turn', () => {
    for (const commits of fiveCommits) {
      const [onEmbedded, onPostgres] = left(commits)
      expect(onEmbedded.filter((test) => onPostgres.includes(test))).toEqual([])
      expect([...onEmbedded, ...onPostgres]).toEqual(expect.arrayContaining(onEither))
    }
  })

  it('each has run on both of them after five commits', () => {
    const turns = fiveCommits.map((commits) => left(commits))
    expect(onEither.length).toBeGreaterThan(100)
    for (const database of [0, 1])
      expect(onEither.filter((test) => turns.every((turn) => turn[database]?.includes(test)))).toEqual([])
  })

  it('each that changed runs on both', () => {
    const ofRooms = onEither.filter((test) => test.startsWith(`${server}/features/room/`))
    expect(ofRooms.length).toBeGreaterThan(0)
    for (const commits of fiveCommits)
      for (const file of [...ofRooms, `${server}/features/room/room.ts`, 'openapi/room.yaml'])
        expect(left(commits, file).flatMap((tests) => tests.filter((test) => ofRooms.includes(test)))).toEqual([])
  })

  it('all proofs run on PostgreSQL when what differs between the databases changed', () => {
    for (const commits of fiveCommits) {
      const [, onPostgres] = left(commits, `${server}/database/connect.ts`)
      expect(onPostgres.filter((test) => test.includes('/proof/'))).toEqual([])
      expect(onPostgres.length).toBeGreaterThan(0)
    }
  })

  it('nothing is left out where no other run is, or where it is not known what changed', () => {
    expect([...leftToPostgres({ files: [], commits: 11 }), ...leftToEmbedded({ files: [], commits: 11 })]).toEqual([])
    vi.stubEnv('EMBEDDED_BEFORE', '1')
    expect(leftToEmbedded()).toEqual([])
    vi.stubEnv('EMBEDDED_BEFORE', '')
  })
})

it('knows tests that exist', () => {
  expect(onBothDatabases.filter((test) => !existsSync(join(root, test)))).toEqual([])
})
