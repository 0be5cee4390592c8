import { describe, expect, it } from 'vitest'
import { openingHoursFixture } from '../testing'
import { announcedHoursOn, openingHoursOn, openingProblems } from './index'

const day = { from: '09:00', until: '17:00' }
const morning = { from: '08:00', until: '12:00' }
const holiday = { date: '2026-12-25', kind: 'closed' as const, shifts: [], reason: 'Natal' }
const hours = openingHoursFixture()
const monday = (shifts: { from: string; until: string }[]) => ({ ...hours, week: { ...hours.week, monday: shifts } })
const special = (...special_dates: (typeof hours)['special_dates']) => ({ ...hours, special_dates })

describe('the shifts of a date', () => {
  it.each([
    ['2026-11-16', 'a Monday', hours.week.monday],
    ['2026-11-21', 'a Saturday', hours.week.saturday],
    ['2026-11-22', 'a Sunday', []],
  ])('%s are those of %s', (date, _, shifts) => {
    expect(openingHoursOn(hours, date)).toEqual(shifts)
  })

  it('are those of a special date, whatever its weekday', () => {
    const changed = special(holiday, {
      date: '2026-11-22',
      kind: 'extended',
      shifts: [morning],
      reason: 'Bakti sosial',
    })
    expect(openingHoursOn(changed, '2026-12-25')).toEqual([])
    expect(openingHoursOn(changed, '2026-11-22')).toEqual([morning])
  })
})

it('announces a closed day, and nothing where no hours were entered', () => {
  const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
  expect(announcedHoursOn(hours, '2026-11-16')).toEqual(hours.week.monday)
  expect(announcedHoursOn(hours, '2026-11-22')).toEqual([])
  expect(announcedHoursOn({ week: closed, special_dates: [] }, '2026-11-16')).toBe(null)
  expect(announcedHoursOn({ week: closed, special_dates: [holiday] }, '2026-11-16')).toEqual([])
})

describe('opening hours', () => {
  it('may be of one shift, of two that touch, and of none', () => {
    expect(openingProblems(hours)).toEqual({})
    expect(openingProblems(monday([morning, { from: '12:00', until: '20:00' }]))).toEqual({})
    expect(openingProblems(monday([]))).toEqual({})
    expect(
      openingProblems(special(holiday, { ...holiday, date: '2026-12-24', kind: 'reduced', shifts: [morning] })),
    ).toEqual({})
  })

  it.each([
    [
      'that end before they begin',
      monday([{ from: '17:00', until: '09:00' }]),
      { 'week.monday.0.until': 'notAfterStart' },
    ],
    ['that last no time', monday([{ from: '09:00', until: '09:00' }]), { 'week.monday.0.until': 'notAfterStart' }],
    ['that overlap', monday([day, { from: '16:00', until: '20:00' }]), { 'week.monday.1.from': 'shiftsOverlap' }],
    [
      'in the wrong order',
      monday([{ from: '13:00', until: '17:00' }, morning]),
      { 'week.monday.1.from': 'shiftsOverlap' },
    ],
    ['without a beginning', monday([{ from: '', until: '17:00' }]), { 'week.monday.0.from': 'required' }],
    ['without an end', monday([{ from: '09:00', until: '' }]), { 'week.monday.0.until': 'required' }],
    ['that begin at no time', monday([{ from: '25:00', until: '17:00' }]), { 'week.monday.0.from': 'notTime' }],
    [
      'at a time with a digit too many',
      monday([{ from: '109:00', until: '17:000' }]),
      { 'week.monday.0.from': 'notTime', 'week.monday.0.until': 'notTime' },
    ],
    [
      'at no time of a day',
      monday([{ from: '25:00', until: '26:00' }]),
      { 'week.monday.0.from': 'notTime', 'week.monday.0.until': 'notTime' },
    ],
    ['of one date twice', special(holiday, holiday), { 'special_dates.1.date': 'dateTwice' }],
    ['of no date', special({ ...holiday, date: '' }), { 'special_dates.0.date': 'required' }],
    ['of a date that is typed by half', special({ ...holiday, date: '25/12' }), { 'special_dates.0.date': 'notDate' }],
    [
      'of a date with a digit too many',
      special({ ...holiday, date: '12026-12-25' }, { ...holiday, date: '2026-12-250' }),
      { 'special_dates.0.date': 'notDate', 'special_dates.1.date': 'notDate' },
    ],
    [
      'of a short day with wrong hours',
      special({ ...holiday, kind: 'reduced', shifts: [{ from: '12:00', until: '08:00' }] }),
      { 'special_dates.0.shifts.0.until': 'notAfterStart' },
    ],
    ['without a reason', special({ ...holiday, reason: ' ' }), { 'special_dates.0.reason': 'required' }],
    ['of a closed day with hours', special({ ...holiday, shifts: [day] }), { 'special_dates.0.kind': 'openThough' }],
    [
      'of a short day without hours',
      special({ ...holiday, kind: 'reduced' }),
      { 'special_dates.0.kind': 'hoursMissing' },
    ],
  ])('are refused %s', (_, value, problems) => {
    expect(openingProblems(value)).toEqual(problems)
  })
})
