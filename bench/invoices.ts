import { answerTimes } from './answer-time'
import { onBothDatabases } from './both-databases'
import { prepareTwoYears } from './busy-year'
import type { Figure } from './figure'

/** The list of invoices of a clinic that has 100,000 of them, 10,000 not paid. */
export const measureInvoices = () => onBothDatabases(prepareTwoYears, measureTwoYears)

async function measureTwoYears(stage: { database: string; address: string; token: string }): Promise<Figure[]> {
  const { database, address, token } = stage
  const p95 = answerTimes({ address, token })
  const figures: Figure[] = []
  for (const { what, query, limit } of asked)
    figures.push({
      what: `100,000 invoices, ${what}, ${database}: p95`,
      value: await p95(`/api/invoice?${new URLSearchParams(query)}`),
      unit: 'ms',
      limit: database === 'PostgreSQL' ? limit : undefined,
    })
  return figures
}

const asked: readonly { what: string; query: Record<string, string>; limit?: number }[] = [
  { what: 'first page', query: {}, limit: 50 },
  { what: 'page 3,000', query: { page: '3000' } },
  { what: 'by total', query: { sort: '-total' } },
  { what: 'not paid', query: { state: 'issued' } },
  { what: 'search by number', query: { search: '/077777' } },
  { what: 'search that finds all', query: { search: 'inv' } },
]
