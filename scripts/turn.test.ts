import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { featureOf, inTurn, operationsInTurn } from '../turn'
import { root } from './check/project'
import { isDrawnBy, reachOf, recipesIn } from './stories-in-turn'

const log = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(() => log.mockClear())
// .ci/run, where this runs too, walks in turn
vi.stubEnv('WALK', '')

const ten = Array.from({ length: 10 }, (_, index) => `s${index}`)
const walk = {
  walk: 'a walk',
  name: (subject: string) => subject,
  isChanged: (subject: string, files: readonly string[]) => files.includes(subject),
}

describe('a walk in turn', () => {
  it('selects what changed and a fifth of the others, and prints it', () => {
    expect(inTurn(ten, walk, { files: ['s3', 's4'], commits: 6 })).toEqual(['s1', 's3', 's4', 's6'])
    expect(log).toHaveBeenCalledWith('a walk: 4 of 10 in this turn: s1, s3, s4, s6')
  })

  it('takes turns among what changed where that is more than a fifth', () => {
    const files = ten.slice(2)
    const selected = [10, 11, 12, 13, 14].map((commits) => inTurn(ten, walk, { files, commits }))
    expect(selected[0]).toEqual(['s0', 's5', 's6', 's7'])
    expect(Math.max(...selected.map(({ length }) => length))).toBeLessThanOrEqual(4)
    expect([...new Set(selected.flat())].sort()).toEqual(ten)
  })

  it('has asked everything after five commits', () => {
    const selected = [11, 12, 13, 14, 15].flatMap((commits) => inTurn(ten, walk, { files: [], commits }))
    expect(selected.sort()).toEqual(ten)
  })

  it('selects everything without a history', () => {
    expect(inTurn(ten, walk)).toEqual(ten)
    expect(log).not.toHaveBeenCalled()
  })
})

describe('a proof that walks operations', () => {
  const operations = ['room', 'room', 'doctor', 'doctor', 'visit', 'visit'].map((tag, index) => ({
    id: `${tag}${index}`,
    tags: [tag],
  }))
  const ground = [
    'packages/server/src/http/access.ts',
    'packages/server/src/database/',
    'packages/server/src/use-case/',
  ]
  const walked = (...files: string[]) =>
    operationsInTurn(
      operations,
      { file: pathToFileURL(join(root, 'a/proof.test.ts')).href, ground },
      { files, commits: 0 },
    ).map(({ id }) => id)

  it.each([
    ['nothing of it changed', ['README.md', 'packages/web/src/ui/button.tsx'], ['room0', 'visit5']],
    ['a feature changed', ['packages/server/src/features/doctor/doctor.ts'], ['room0', 'doctor2', 'doctor3', 'visit5']],
    [
      'the sentences of one changed',
      ['packages/server/src/use-case/texts/doctor.ts'],
      ['room0', 'doctor2', 'doctor3', 'visit5'],
    ],
    ['another test changed', ['packages/server/src/database/connect.test.ts'], ['room0', 'visit5']],
    ['only a list of all features changed', ['packages/server/src/database/schema.ts'], ['room0', 'visit5']],
    ['the contract of one changed', ['openapi/visit.yaml'], ['room0', 'visit4', 'visit5']],
    ['its ground changed', ['packages/server/src/http/access.ts'], ['room0', 'room1', 'visit5']],
    ['it changed itself', ['a/proof.test.ts'], ['room0', 'room1', 'visit5']],
  ])('where %s', (_, files, want) => expect(walked(...files)).toEqual(want))

  it('is not started on ground that has moved', () => {
    const file = pathToFileURL(join(root, 'a/proof.test.ts')).href
    const ground = ['packages/server/src/http/', 'packages/server/src/access.ts']
    expect(() => operationsInTurn(operations, { file, ground })).toThrow('rests on packages/server/src/access.ts')
  })
})

it.each([
  ['openapi/room.yaml', 'room'],
  ['packages/core/src/visit/visit.machine.ts', 'visit'],
  ['packages/server/src/features/doctor-room/doctor-room.ts', 'doctor-room'],
  ['packages/server/src/testing/sample-calls/room.ts', 'room'],
  ['packages/server/src/use-case/texts/room.ts', 'room'],
  ['packages/web/src/features/room/room.tsx', 'room'],
  ['packages/web/src/i18n/id/room/index.ts', 'room'],
  ['packages/web/src/ui/button.tsx', undefined],
  ['docs/status.md', undefined],
])('%s belongs to %s', (path, feature) => expect(featureOf(path)).toBe(feature))

describe('a story', () => {
  it('covers what its screen imports, directly or not, and its part of core', () => {
    const reached = reachOf('packages/web/src/features/room/room.stories.tsx')
    expect(reached).toContain('packages/web/src/features/room/room.tsx')
    expect(reached).toContain('packages/web/src/platform/record/master/master-list.tsx')
    expect(reached).toContain('packages/web/src/ui/button.tsx')
    expect([...reached].some((path) => path.startsWith('packages/core/src/room/'))).toBe(true)
    expect(reached).not.toContain('packages/web/src/features/payor/payor.tsx')
  })

  // Seen to fail: with the recipes of the story's own file only.
  it('depends on a recipe of the theme when something it reaches is drawn by it', () => {
    const reached = reachOf('packages/web/src/features/room/room.stories.tsx')
    const isDrawn = (file: string) =>
      recipesIn(`packages/web/src/theme/recipes/${file}.ts`).map((recipe) => [recipe, isDrawnBy(reached, recipe)])
    expect(isDrawn('button')).toEqual([['button', true]])
    expect(isDrawn('charting/note')).toEqual([['note', false]])
    expect(isDrawn('tinted')).toEqual([])
  })
})
