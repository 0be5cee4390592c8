import { describe, expect, it } from 'vitest'
import { templateDates } from './template-dates'

const monday = { weekday: 'monday', every_weeks: 1, valid_from: '2026-11-23', valid_until: '2026-12-14' } as const

describe('the days of a template', () => {
  it.each([
    [
      'are every such weekday, first and last day included',
      {},
      ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
    ],
    ['begin with the first such weekday', { valid_from: '2026-11-24' }, ['2026-11-30', '2026-12-07', '2026-12-14']],
    ['skip weeks, counted from the first one', { every_weeks: 2 }, ['2026-11-23', '2026-12-07']],
    ['skip eight weeks', { every_weeks: 8, valid_until: '2027-01-18' }, ['2026-11-23', '2027-01-18']],
    ['know Sunday as the last of the week', { weekday: 'sunday', valid_until: '2026-12-05' }, ['2026-11-29']],
    [
      'cross years and leap days',
      { valid_from: '2028-02-28', valid_until: '2028-03-06' },
      ['2028-02-28', '2028-03-06'],
    ],
    ['are none where no such weekday is between', { valid_from: '2026-11-24', valid_until: '2026-11-29' }, []],
    ['are none of what ended before it began', { valid_until: '2026-11-22' }, []],
  ] as const)('%s', (_, input, dates) => {
    expect(templateDates({ ...monday, ...input })).toEqual(dates)
  })
})
