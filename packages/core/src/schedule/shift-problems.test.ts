import { describe, expect, it } from 'vitest'
import { absenceProblems, hoursProblems, isOutsideOpening, shiftProblems, templateProblems } from './shift-problems'

const today = '2026-11-20'
const hours = { starts: '08:00', ends: '12:00' }

it.each([
  ['of a morning', {}, {}],
  ['that end when they begin', { ends: '08:00' }, { ends: 'notAfterStart' }],
  ['past midnight', { starts: '22:00', ends: '02:00' }, { ends: 'notAfterStart' }],
  ['without a beginning', { starts: '' }, { starts: 'required' }],
  ['without an end', { ends: '' }, { ends: 'required' }],
  ['with a digit too many', { starts: '108:00', ends: '12:000' }, { starts: 'notTime', ends: 'notTime' }],
  ['at no time of a day', { starts: '24:00', ends: '8.00' }, { starts: 'notTime', ends: 'notTime' }],
])('hours %s', (_, input, problems) => {
  expect(hoursProblems({ ...hours, ...input })).toEqual(problems)
})

it.each([
  ['today', today, {}],
  ['yesterday', '2026-11-19', { date: 'dayInPast' }],
  ['in a year', '2027-11-21', {}],
  ['with a mistyped year', '2062-11-20', { date: 'tooFarAhead' }],
  ['on no day', '', { date: 'required' }],
  ['on half a day', '21/11', { date: 'notDate' }],
])('an extra shift %s', (_, date, problems) => {
  expect(shiftProblems({ ...hours, date }, { today })).toEqual(problems)
  expect(shiftProblems({ starts: '12:00', ends: '08:00', date }, { today })).toEqual({
    ...problems,
    ends: 'notAfterStart',
  })
})

describe('a template', () => {
  const template = {
    ...hours,
    weekday: 'friday',
    every_weeks: 1,
    valid_from: today,
    valid_until: '2027-11-21',
  } as const
  it.each([
    ['of a year', {}, {}],
    ['of one day', { valid_until: today }, {}],
    ['of more than a year', { valid_until: '2027-11-22' }, { valid_until: 'longerThanYear' }],
    ['that ends before it begins', { valid_until: '2026-11-19' }, { valid_until: 'notAfterFrom' }],
    ['from yesterday', { valid_from: '2026-11-19', valid_until: today }, { valid_from: 'dayInPast' }],
    ['without days', { valid_from: '', valid_until: '' }, { valid_from: 'required', valid_until: 'required' }],
    ['of half a day', { valid_from: '20/11', valid_until: '2/12' }, { valid_from: 'notDate', valid_until: 'notDate' }],
    ['of half a beginning', { valid_from: '20/11' }, { valid_from: 'notDate' }],
    ['with no such weekday between', { weekday: 'monday', valid_until: '2026-11-22' }, { valid_until: 'noSuchDay' }],
    ['with wrong hours', { ends: '07:00' }, { ends: 'notAfterStart' }],
  ] as const)('%s', (_, input, problems) => {
    expect(templateProblems({ ...template, ...input }, { today })).toEqual(problems)
  })

  it('may keep the day it began', () => {
    const begun = '2026-11-02'
    expect(templateProblems({ ...template, valid_from: begun, valid_until: today }, { today, begun })).toEqual({})
  })
})

it.each([
  ['from today', today, '2026-11-21', {}],
  ['of a month ago', '2026-10-20', '2026-10-20', {}],
  ['of longer ago', '2026-10-19', '2026-10-20', { starts_on: 'beganMonthAgo' }],
  ['with a mistyped year', '2062-11-20', '2062-11-21', { starts_on: 'tooFarAhead' }],
  ['backwards', today, '2026-11-19', { ends_on: 'notAfterFrom' }],
  ['of more than a year', today, '2027-11-22', { ends_on: 'longerThanYear' }],
  ['without days', '', '', { starts_on: 'required', ends_on: 'required' }],
  ['of half a day', '20/11', '2026-11-21', { starts_on: 'notDate' }],
  ['of no day that could be compared', 'soon', '2026-11-21', { starts_on: 'notDate' }],
  ['of a day with a digit too many', '12026-11-20', '2026-11-210', { starts_on: 'notDate', ends_on: 'notDate' }],
  ['as far ahead as a year', '2027-11-21', '2027-11-21', {}],
])('an absence %s', (_, starts_on, ends_on, problems) => {
  expect(absenceProblems({ starts_on, ends_on }, { today })).toEqual(problems)
})

describe('a shift', () => {
  const morning = { from: '08:00', until: '12:00' }
  it.each([
    ['within the hours', [{ from: '07:00', until: '21:00' }], false],
    ['of just these hours', [morning], false],
    [
      'across two that touch',
      [
        { from: '08:00', until: '10:00' },
        { from: '10:00', until: '12:00' },
      ],
      false,
    ],
    [
      'across a break',
      [
        { from: '08:00', until: '10:00' },
        { from: '10:30', until: '12:00' },
      ],
      true,
    ],
    [
      'within the longer of two',
      [
        { from: '07:00', until: '21:00' },
        { from: '08:00', until: '09:00' },
      ],
      false,
    ],
    ['before them', [{ from: '08:30', until: '21:00' }], true],
    ['after them', [{ from: '07:00', until: '11:59' }], true],
    ['on a closed day', [], true],
  ])('%s', (_, open, outside) => {
    expect(isOutsideOpening(hours, open)).toBe(outside)
  })
})
