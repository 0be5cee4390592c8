import { expect, it } from 'vitest'
import { chosenPieces } from './soak/pieces.mjs'
import { soakReport } from './soak/report.mjs'

const named = (...names: string[]) => chosenPieces(names).pieces?.map(({ command }) => command.join(' '))

it('runs every piece, or those that are named, whole or in part', () => {
  expect(chosenPieces([]).pieces?.map(({ name }) => name)).toEqual([
    'core',
    'server',
    'postgres',
    'fault',
    'e2e',
    'mutants',
    'users',
  ])
  expect(named('e2e', 'postgres:proof/fuzz')).toEqual(['playwright test', 'vitest run --project server proof/fuzz'])
})

it.each([['nonsense'], ['toString'], ['core:'], ['users:many']])('refuses %s, and runs nothing', (name) => {
  expect(chosenPieces(['core', name])).toEqual({ unknown: expect.stringContaining(name.split(':')[0] ?? '') })
})

it('reports what ran, how long, and each failure', () => {
  const ran = { counts: true, status: 0, minutes: 61.4, passed: 40, failed: 0, skipped: 0, lines: [] }
  const outcomes = [
    { ...ran, name: 'core' },
    { ...ran, name: 'e2e:day', status: 1, passed: 3, failed: 1, lines: ['✘ e2e:day › a day: this | that'] },
    { ...ran, name: 'mutants', counts: false, passed: 0 },
  ]
  const report = soakReport(outcomes, { commit: 'abc1234', day: new Date('2026-11-24T22:00:00Z') })
  expect(report.split('\n')).toEqual([
    expect.stringMatching(/^## 2026-11-24, commit abc1234, \d+ cores$/),
    '',
    '| piece | minutes | passed | failed | skipped | ended with |',
    '|---|---|---|---|---|---|',
    '| core | 61 | 40 | 0 | 0 | 0 |',
    '| e2e:day | 61 | 3 | 1 | 0 | 1 |',
    '| mutants | 61 | - | 0 | - | 0 |',
    '',
    '- ✘ e2e:day › a day: this \\| that',
    '',
  ])
})
