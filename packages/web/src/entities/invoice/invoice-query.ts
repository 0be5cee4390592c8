import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'
import { allRows } from '../../platform/list/all-rows'

export type Invoice = Schema<'Invoice'>
export type InvoiceCard = Schema<'InvoiceCard'>
export type Payment = Schema<'Payment'>

/** Who waits at the cashier, the one who finished first. */
export const cashierQuery = (api: Api) =>
  queryOptions({
    queryKey: ['invoice', 'cashier'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoice/cashier', { signal })),
    refetchInterval: 60_000, // it stays open at the till all day
  })

export const invoiceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['invoice', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoice/{id}', { params: { path: { id } }, signal })),
  })

/** The invoice of a visit that is neither discarded nor void, or null. */
export const visitInvoiceQuery = (api: Api, visit_id: number) =>
  queryOptions({
    queryKey: ['invoice', 'visit', visit_id],
    queryFn: async ({ signal }) => {
      const { rows } = await unwrap(api.GET('/api/invoice', { params: { query: { visit_id } }, signal }))
      return rows.find(({ state }) => state !== 'discarded' && state !== 'void') ?? null
    },
  })

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
}

/** One page of the invoices of a patient, the latest first. */
export const patientInvoicesQuery = (api: Api, patient_id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['invoice', 'patient', patient_id, shown],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoice', { params: { query: { patient_id, ...shown } }, signal })),
  })

/** What a patient owes on all invoices: those with something to pay. */
export const patientDebtQuery = (api: Api, patient_id: number) =>
  queryOptions({
    queryKey: ['invoice', 'patient', patient_id, 'owed'],
    queryFn: async ({ signal }) => {
      const rows = await allRows((position) =>
        unwrap(api.GET('/api/invoice', { params: { query: { patient_id, owed: 'any', ...position } }, signal })),
      )
      return rows.reduce((sum, { owed }) => sum + owed, 0)
    },
  })

export const paymentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['invoice', 'payment', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/payment/{id}', { params: { path: { id } }, signal })),
  })
