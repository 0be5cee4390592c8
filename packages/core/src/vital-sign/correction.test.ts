import { describe, expect, it } from 'vitest'
import { correctionProblem, standing } from './correction'

const at = (minute: number) => `2026-11-22T02:${String(minute).padStart(2, '0')}:00.000Z`
const row = (id: number, supersedes: number | null, minute: number) => ({ id, supersedes, taken_at: at(minute) })

describe('the measurements that stand', () => {
  it.each([
    ['are all of them where none was corrected', [row(2, null, 9), row(1, null, 5)], [1, 2]],
    ['leave out what was corrected', [row(1, null, 5), row(2, 1, 5), row(3, null, 9)], [2, 3]],
    ['leave out a correction that was corrected', [row(1, null, 5), row(2, 1, 5), row(3, 2, 5)], [3]],
    ['are in the order of their entry where the time is the same', [row(4, null, 5), row(3, null, 5)], [3, 4]],
    ['are none of none', [], []],
  ])('%s', (_, rows, want) => {
    const before = [...rows]
    expect(standing(rows).map(({ id }) => id)).toEqual(want)
    expect(rows).toEqual(before)
  })
})

it.each([
  ['changed values with a reason', { pulse: 90 }, { reason: 'Misread', isCorrected: false }, null],
  ['no reason', { pulse: 90 }, { reason: ' ', isCorrected: false }, 'reasonRequired'],
  ['nothing changed', { pulse: 80 }, { reason: 'Misread', isCorrected: false }, 'nothingChanged'],
  ['a value added', { pulse: 80, pain: 3 }, { reason: 'Forgotten', isCorrected: false }, null],
  ['one that was corrected before', { pulse: 90 }, { reason: 'Misread', isCorrected: true }, 'alreadyCorrected'],
] as const)('a correction with %s', (_, after, how, want) => {
  expect(correctionProblem({ pulse: 80, pain: null }, after, how)).toBe(want)
})
