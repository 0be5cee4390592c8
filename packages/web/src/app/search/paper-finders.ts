import { type Api, unwrap } from '@clinic/api'
import { isolated, personName } from '../../platform/texts/person-name'
import { byNumber, listFinder } from './finder'

/** Finds invoices, orders of a laboratory, payments of payors and purchase orders by what stands on their paper. */
export const paperFinders = (api: Api) => ({
  invoice: byNumber(
    listFinder({
      group: 'invoice',
      ask: (query, signal) => unwrap(api.GET('/api/invoice', { params: { query }, signal })),
      // a draft has no number: its patient tells which it is
      show: ({ id, number, patient }) => ({
        href: `/clinic/finance/invoice/${id}`,
        label: number ?? personName(patient),
        note: number === null ? patient.record_number : personName(patient),
      }),
      path: '/clinic/finance/invoice',
    }),
  ),
  labOrder: byNumber(
    listFinder({
      group: 'lab_order',
      ask: (query, signal) => unwrap(api.GET('/api/lab-order', { params: { query }, signal })),
      show: ({ id, number, patient, supplier_name }) => ({
        href: `/clinic/finance/lab-order/${id}`,
        label: number,
        note: `${personName(patient)} · ${isolated(supplier_name)}`,
      }),
      path: '/clinic/finance/lab-order',
    }),
  ),
  payorPayment: byNumber(
    listFinder({
      group: 'payor_payment',
      ask: (query, signal) => unwrap(api.GET('/api/payor-payment', { params: { query }, signal })),
      show: ({ id, reference, number, payor_name }) => ({
        href: `/clinic/finance/receivable/payment/${id}`,
        label: reference,
        note: `${isolated(payor_name)} · ${number}`,
      }),
      path: '/clinic/finance/receivable/payment',
    }),
  ),
  purchaseOrder: byNumber(
    listFinder({
      group: 'purchase_order',
      ask: (query, signal) => unwrap(api.GET('/api/purchase-order', { params: { query }, signal })),
      show: ({ id, number, supplier_name }) => ({
        href: `/clinic/medicine-transaction/order/${id}`,
        label: number ?? supplier_name,
        note: number === null ? '' : supplier_name,
      }),
      path: '/clinic/medicine-transaction/order',
    }),
  ),
})
