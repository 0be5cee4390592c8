import { addDays } from '@clinic/core/time'
import { answerTimes } from './answer-time'
import { onBothDatabases } from './both-databases'
import { prepareYear } from './busy-year'
import type { Figure } from './figure'

/** Of so many days the database keeps no more than of a year. */
const ranges = [31, 92, 183, 365]

/** The dashboard and the reports of a clinic with 50,000 visits and 150,000 lines in a year. */
export const measureReports = () => onBothDatabases(prepareYear, measureYear)

async function measureYear(stage: {
  database: string
  address: string
  token: string
  today: string
}): Promise<Figure[]> {
  const { database, address, token, today } = stage
  const p95 = answerTimes({ address, token })
  const figures: Figure[] = [
    {
      what: `dashboard after a year of 50,000 visits, ${database}: p95`,
      value: await p95('/api/dashboard'),
      unit: 'ms',
      limit: 300,
    },
  ]
  for (const question of [
    'revenue by=month',
    'revenue by=doctor',
    'payment by=method',
    'receivable by=age',
    'visit by=newness',
  ]) {
    const [subject = '', by = ''] = question.split(' by=')
    for (const days of ranges) {
      const asked = new URLSearchParams({ subject, by, from: addDays(today, 1 - days), until: today })
      const value = await p95(`/api/report?${asked}`)
      const limit = database === 'PostgreSQL' ? 300 : undefined
      figures.push({ what: `${subject} by ${by}, ${days} days, ${database}: p95`, value, unit: 'ms', limit })
    }
  }
  return figures
}
