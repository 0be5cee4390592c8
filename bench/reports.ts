import { addDays } from '@clinic/core/time'
import { ask } from '../packages/server/src/testing/program/ask'
import { onBothDatabases } from './both-databases'
import { prepareYear } from './busy-year'
import { type Figure, percentile } from './figure'

const times = 20
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
  const p95 = async (path: string) => {
    const taken: number[] = []
    for (let count = 0; count < times; count += 1) {
      const { status, milliseconds } = await ask(address, { path, token })
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
      taken.push(milliseconds)
    }
    return percentile(taken, 95)
  }
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
