import type { SampleCalls, World } from '../../sample-world'
import { addInvoice } from './invoice'

/** A year with the days that invoices of a sample have. */
const lastYear = ({ now }: World) => {
  const until = new Date(now().getTime() + 24 * 3_600_000)
  const from = new Date(until.getTime() - 360 * 24 * 3_600_000)
  return { from: from.toISOString().slice(0, 10), until: until.toISOString().slice(0, 10) }
}

export const calls = {
  getReport: async (world) => ({ query: { subject: 'revenue', by: 'month', ...lastYear(world) } }),
  listReportFact: async (world) => {
    await addInvoice(world, { state: 'issued' })
    return { query: { subject: 'revenue', by: 'month', ...lastYear(world) } }
  },
} satisfies Partial<SampleCalls>
