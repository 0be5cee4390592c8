import { expect, it } from 'vitest'
import { recallDays } from './recall'

it('calls who is due from a year ago until two weeks from now', () => {
  expect(recallDays('2026-11-30')).toEqual({ from: '2025-11-30', until: '2026-12-14' })
})
