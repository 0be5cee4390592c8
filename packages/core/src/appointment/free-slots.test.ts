import { describe, expect, it } from 'vitest'
import { clinicTime, momentOf } from '../time'
import { freeSlots, partOfDay, type Span } from './free-slots'

const zone = 'Asia/Jakarta' as const
const open = [
  { from: '08:00', until: '12:00' },
  { from: '13:00', until: '20:00' },
]
const week = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: [],
  sunday: [],
}
const clinic = { week, special_dates: [], time_zone: zone } satisfies Parameters<typeof freeSlots>[2]['clinic']
const at = (time: string, date = '2026-11-23') => momentOf(date, time, zone)
const shift = {
  doctor_id: 1,
  start: at('08:00'),
  end: at('15:00'),
  slot_minutes: 30,
  left: null,
}
const options = { minutes: 30, earliest: at('00:00'), clinic, count: 3 }
const timesOf = (slots: { start: number }[]) => slots.map(({ start }) => clinicTime(start, zone).time)
const nobody = () => []

describe('free slots', () => {
  it('are the first ones', () => {
    expect(timesOf(freeSlots([shift], nobody, options))).toEqual(['08:00', '08:30', '09:00'])
  })

  it('leave out taken times, the break and past times', () => {
    const taken = () => [{ start: at('09:15'), end: at('10:00') }]
    const found = freeSlots([shift], taken, { ...options, minutes: 60, earliest: at('08:01'), count: 9 })
    expect(timesOf(found)).toEqual(['10:00', '10:30', '11:00', '13:00', '13:30', '14:00'])
  })

  it('are of the part of the day that is asked for', () => {
    const find = (part_of_day: 'morning' | 'afternoon' | 'evening') =>
      timesOf(freeSlots([{ ...shift, end: at('19:00') }], nobody, { ...options, part_of_day, count: 1 }))
    expect([find('morning'), find('afternoon'), find('evening')]).toEqual([['08:00'], ['13:00'], ['17:00']])
  })

  it('are of all dentists, the earliest first, and of no shift that is full', () => {
    const other = { ...shift, doctor_id: 2, slot_minutes: 20, end: at('08:50') }
    const full = { ...shift, doctor_id: 3, left: 0 }
    const found = freeSlots([shift, other, full], nobody, { ...options, count: 4 })
    expect(found.map(({ doctor_id, start }) => [doctor_id, clinicTime(start, zone).time])).toEqual([
      [1, '08:00'],
      [2, '08:00'],
      [2, '08:20'],
      [1, '08:30'],
    ])
  })

  it('are of the last place of a shift too, and begin with the moment from which they are asked for', () => {
    const found = freeSlots([{ ...shift, left: 1 }], nobody, { ...options, earliest: at('08:30') })
    expect(timesOf(found)).toEqual(['08:30', '09:00', '09:30'])
  })

  it('are in the order of the dentists where they begin at one time', () => {
    const two = [{ ...shift, doctor_id: 2 }, shift]
    for (const shifts of [two, two.toReversed()])
      expect(freeSlots(shifts, nobody, { ...options, count: 2 }).map(({ doctor_id }) => doctor_id)).toEqual([1, 2])
  })

  it('may touch what is taken before and after', () => {
    const taken = () => [
      { start: at('08:00'), end: at('08:30') },
      { start: at('09:00'), end: at('15:00') },
    ]
    expect(timesOf(freeSlots([shift], taken, options))).toEqual(['08:30'])
  })

  it('are none on a day the clinic is closed', () => {
    const saturday = { ...shift, start: at('08:00', '2026-11-28'), end: at('12:00', '2026-11-28') }
    expect(freeSlots([saturday], nobody, options)).toEqual([])
  })
})

it.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['23:59', 'evening'],
])('%s is %s', (time, part) => {
  expect(partOfDay(time)).toBe(part)
})

const minute = 60_000
const seeds = Array.from({ length: 500 }, (_, index) => index + 1)
const isApart = (one: Span, other: Span) => one.end <= other.start || other.end <= one.start

/** The same question for the same seed. */
function questionOf(seed: number) {
  let turn = seed
  const next = (of: number) => {
    turn = (Math.imul(turn, 1_103_515_245) + 12_345) & 0x7fffffff
    return (turn >>> 8) % of
  }
  const taken = Array.from({ length: next(21) }, () => {
    const start = at('07:00') + next(780) * minute
    return { start, end: start + (5 + next(116)) * minute }
  })
  const part_of_day = ([undefined, 'morning', 'afternoon', 'evening'] as const)[next(4)]
  const slot_minutes = [10, 15, 20, 30][next(4)] ?? 30
  return { taken, slot_minutes, minutes: 5 + next(236), count: 1 + next(8), part_of_day }
}

it('finds, whatever is taken, what is free, in order, and misses nothing', () => {
  for (const seed of seeds) {
    const { taken, slot_minutes, ...input } = questionOf(seed)
    const isFree = (slot: Span) => {
      const [from, until] = [clinicTime(slot.start, zone).time, clinicTime(slot.end, zone).time]
      return (
        slot.end <= shift.end &&
        taken.every((each) => isApart(each, slot)) &&
        open.some((hours) => hours.from <= from && until <= hours.until) &&
        (!input.part_of_day || partOfDay(from) === input.part_of_day)
      )
    }
    const starts: number[] = []
    for (let start = shift.start; start < shift.end; start += slot_minutes * minute)
      if (isFree({ start, end: start + input.minutes * minute })) starts.push(start)
    const slots = freeSlots([{ ...shift, slot_minutes }], () => taken, { ...options, ...input })
    expect(slots, `seed ${seed}`).toEqual(
      starts.slice(0, input.count).map((start) => ({ doctor_id: 1, start, end: start + input.minutes * minute })),
    )
  }
})

// Mutants tried, one at a time, and seen to die: taken times that may touch overlap; no opening hours; no part of day;
// a shift that is full; the end of the shift left out; unsorted dentists
