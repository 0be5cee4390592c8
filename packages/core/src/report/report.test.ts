import { describe, expect, it } from 'vitest'
import { labelOf, valuesOf } from '../values'
import {
  detailWords,
  groupingsOf,
  groupWords,
  hasAmount,
  isOrdered,
  isTime,
  patientsOf,
  reportProblem,
  reportSubjects,
  utilisation,
} from './index'

const year = { from: '2028-01-01', until: '2028-12-31' }

describe('a report', () => {
  it.each([
    ['a year with 29 February', year, null],
    ['one day', { from: '2026-11-25', until: '2026-11-25' }, null],
    ['a day more than a year', { ...year, until: '2029-01-01' }, { field: 'until', code: 'tooManyDays' }],
    [
      'a time that ends first',
      { from: '2026-11-25', until: '2026-11-24' },
      { field: 'until', code: 'endsBeforeItBegins' },
    ],
  ])('of %s', (_, days, want) => {
    expect(reportProblem({ subject: 'revenue', by: 'day', ...days })).toEqual(want)
  })

  it('is refused by a grouping its subject does not have', () => {
    expect(reportProblem({ subject: 'visit', by: 'method', ...year })).toEqual({ field: 'by', code: 'notGroupedSo' })
    expect(reportProblem({ subject: 'payment', by: 'method', ...year })).toBeNull()
  })

  it('of money counts rupiah, of chairs minutes, the others only facts', () => {
    expect(valuesOf(reportSubjects).filter(hasAmount)).toEqual([
      'revenue',
      'payment',
      'receivable',
      'discount',
      'reversal',
      'expense',
      'purchase',
      'consumption',
      'utilisation',
    ])
    expect(valuesOf(reportSubjects).filter(isTime)).toEqual(['utilisation'])
  })

  it('sets what was used of the chairs against what was planned', () => {
    expect([utilisation(90, 240), utilisation(300, 240), utilisation(0, 240), utilisation(90, 0)]).toEqual([
      37.5,
      125,
      0,
      null,
    ])
  })

  it('is of patients, but for what was paid out and received, and a part of what was used', () => {
    const without = valuesOf(reportSubjects).filter((subject) => patientsOf(subject) !== 'all')
    expect(without.map((subject) => [subject, patientsOf(subject)])).toEqual([
      ['expense', 'none'],
      ['purchase', 'none'],
      ['consumption', 'some'],
      ['utilisation', 'some'],
    ])
  })

  it('has at least two groupings, each once', () => {
    for (const subject of valuesOf(reportSubjects)) {
      expect(groupingsOf(subject).length).toBeGreaterThan(1)
      expect(new Set(groupingsOf(subject)).size).toBe(groupingsOf(subject).length)
    }
  })
})

describe('a group', () => {
  it('is called by the word of its key', () => {
    expect(labelOf(groupWords('payment', 'method') ?? {}, 'cash', 'id')).toBe('Tunai')
    expect(labelOf(groupWords('visit', 'state') ?? {}, 'waiting', 'en')).toBe('Waiting')
    expect(labelOf(groupWords('appointment', 'state') ?? {}, 'no_show', 'en')).not.toBe('')
    expect(labelOf(groupWords('revenue', 'category') ?? {}, 'preventive', 'en')).not.toBe('')
    expect(labelOf(groupWords('expense', 'category') ?? {}, 'rent', 'en')).toBe('Rent')
    expect(groupWords('revenue', 'doctor')).toBeUndefined()
    expect(groupWords('discount', 'reason')).toBeUndefined()
    expect(groupWords('revenue', 'state')).toBeUndefined()
  })

  it('stands in its own order where it is a time', () => {
    expect([isOrdered('day'), isOrdered('month'), isOrdered('age'), isOrdered('doctor')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

it('calls the details of its facts by their words', () => {
  expect(labelOf(detailWords('reversal') ?? {}, 'void', 'en')).toBe('Void')
  expect(labelOf(detailWords('utilisation') ?? {}, 'planned', 'id')).toBe('Terjadwal')
  expect(detailWords('revenue')).toBeUndefined()
})
