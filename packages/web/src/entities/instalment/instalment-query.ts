import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type InstalmentPlan = Schema<'InstalmentPlan'>

/** The active plan of an invoice, or null. */
export const invoicePlanQuery = (api: Api, invoice_id: number) =>
  queryOptions({
    queryKey: ['instalment', 'invoice', invoice_id],
    queryFn: async ({ signal }) => {
      const query = { invoice_id, state: 'active' as const }
      const { rows } = await unwrap(api.GET('/api/instalment-plan', { params: { query }, signal }))
      return rows[0] ?? null
    },
  })
