import { expect, it } from 'vitest'
import { weekChange } from './week-change'

it('compares the last 7 days with the 7 before', () => {
  const days = [1, 1, 1, 1, 1, 1, 1, 0, 0, 2, 0, 0, 0, 1].map((count, day) => ({ date: `2026-11-${day + 7}`, count }))
  expect(weekChange(days)).toEqual({ recent: 3, change: -4 })
})

it('counts no change of a clinic without patients', () => {
  expect(weekChange([])).toEqual({ recent: 0, change: 0 })
})
