import { expect, it } from 'vitest'
import { onlineTimesFixture } from '../testing'
import { onlineDays } from './index'

it('shows every day of the week with its times by the parts of the day, in the zone of the clinic', () => {
  const week = onlineTimesFixture()
  const days = onlineDays(week, 'Asia/Jakarta')
  expect(days.map(({ date, count }) => [date, count])).toEqual([
    ['2026-11-20', 0],
    ['2026-11-21', 0],
    ['2026-11-22', 0],
    ['2026-11-23', 6],
    ['2026-11-24', 0],
    ['2026-11-25', 1],
    ['2026-11-26', 0],
  ])
  const { times } = week
  expect(days[3]?.parts).toEqual([
    { part: 'morning', times: times.slice(0, 3) },
    { part: 'afternoon', times: times.slice(3, 5) },
    { part: 'evening', times: times.slice(5, 6) },
  ])
  expect(days[5]?.parts).toEqual([{ part: 'morning', times: times.slice(6) }])
})

it('puts a time on another day, and in another part of it, where the clock is ahead', () => {
  const [time] = onlineTimesFixture().times
  if (!time) throw new Error('no time')
  const late = { ...time, starts_at: '2026-11-23T15:30:00.000Z' }
  const noon = { ...time, starts_at: '2026-11-23T03:30:00.000Z' }
  const week = { from: '2026-11-23', until: '2026-11-24', times: [noon, late] }
  const partsIn = (zone: 'Asia/Jakarta' | 'Asia/Jayapura') =>
    onlineDays(week, zone).map(({ parts }) => parts.map(({ part }) => part))
  expect(partsIn('Asia/Jakarta')).toEqual([['morning', 'evening'], []])
  expect(partsIn('Asia/Jayapura')).toEqual([['afternoon'], ['morning']])
})
