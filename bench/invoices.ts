import { answerTimes } from './answer-time'
import { onBothDatabases } from './both-databases'
import { prepareTwoYears } from './busy-year'
import type { Figure } from './figure'

/** The lists of money of a clinic with 100,000 invoices, 10,000 not paid, 90,000 payments, 20,000 claims and 20,000 plans of instalments. */
export const measureInvoices = () => onBothDatabases(prepareTwoYears, measureTwoYears)

async function measureTwoYears(stage: { database: string; address: string; token: string }): Promise<Figure[]> {
  const { database, address, token } = stage
  const p95 = answerTimes({ address, token })
  const figures: Figure[] = []
  for (const { what, path, query, limit } of asked)
    figures.push({
      what: `${what}, ${database}: p95`,
      value: await p95(`/api/${path}?${new URLSearchParams(query)}`),
      unit: 'ms',
      limit: database === 'PostgreSQL' ? limit : undefined,
    })
  return figures
}

interface Asked {
  what: string
  path: string
  query: Record<string, string>
  limit?: number
}

const asked: readonly Asked[] = [
  { what: '100,000 invoices, first page', path: 'invoice', query: {}, limit: 50 },
  { what: '… page 3,000', path: 'invoice', query: { page: '3000' } },
  { what: '… by total', path: 'invoice', query: { sort: '-total' } },
  { what: '… not paid', path: 'invoice', query: { state: 'issued' } },
  { what: '… search by number', path: 'invoice', query: { search: '/077777' } },
  { what: '… search that finds all', path: 'invoice', query: { search: 'inv' } },
  { what: '90,000 payments, first page', path: 'payment', query: {} },
  { what: '… search by number', path: 'payment', query: { search: 'kw/77777' } },
  { what: '… search by invoice', path: 'payment', query: { search: '/077777' } },
  { what: '… search that finds all', path: 'payment', query: { search: 'inv' } },
  { what: '… search by two letters', path: 'payment', query: { search: 'in' } },
  { what: '20,000 claims, first page', path: 'claim', query: {} },
  { what: '… search by member', path: 'claim', query: { search: 'sb000778' } },
  { what: '… search by batch', path: 'claim', query: { search: 'bk/kmg/000077' } },
  { what: '… search that finds all', path: 'claim', query: { search: 'inv' } },
  { what: '20,000 plans of instalments, first page', path: 'instalment-plan', query: {} },
  { what: '… search by invoice', path: 'instalment-plan', query: { search: '/077775' } },
  { what: '… search that finds all', path: 'instalment-plan', query: { search: 'inv' } },
]
