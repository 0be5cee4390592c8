import type { Schema } from '@clinic/api'
import { addDays } from '@clinic/core/time'
import { weekday } from './calendar'

type SpecialDate = Schema<'SpecialDate'>

const long = [
  { from: '09:00', until: '13:00' },
  { from: '15:00', until: '20:00' },
]
const short = [{ from: '09:00', until: '14:00' }]

/** Two shifts on weekdays, one on Saturday; the holidays that are to come, and a Sunday for everybody. */
export function demoOpeningHours(today: string): Omit<Schema<'OpeningHours'>, 'version'> {
  const year = Number(today.slice(0, 4))
  const holidays: [monthAndDay: string, reason: string][] = [
    ['01-01', 'Tahun Baru'],
    ['05-01', 'Hari Buruh'],
    ['06-01', 'Hari Lahir Pancasila'],
    ['08-17', 'Hari Kemerdekaan'],
    ['12-25', 'Hari Raya Natal'],
  ]
  const closed = [year, year + 1].flatMap((each) =>
    holidays.map(([day, reason]): SpecialDate => ({ date: `${each}-${day}`, kind: 'closed', shifts: [], reason })),
  )
  const others: SpecialDate[] = [
    { date: `${year}-12-24`, kind: 'reduced', shifts: [{ from: '09:00', until: '12:00' }], reason: 'Malam Natal' },
    { date: addDays(today, 21 - weekday(today)), kind: 'extended', shifts: short, reason: 'Bakti sosial gigi sehat' },
  ]
  const special_dates = [...closed.filter(({ date }) => others.every((other) => other.date !== date)), ...others]
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  return {
    week: {
      monday: long,
      tuesday: long,
      wednesday: long,
      thursday: long,
      friday: long,
      saturday: short,
      sunday: [],
    },
    special_dates,
  }
}
