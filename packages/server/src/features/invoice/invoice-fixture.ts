import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

type Tender = Schema<'Tender'>
export const cash = (amount: number): Tender => ({ method: 'cash', amount, reference: '' })
export const qris = (amount: number): Tender => ({ method: 'qris', amount, reference: 'QR-1' })

/** A clinic with an open cash shift, a clerk at the desk and a manager, and what they do with invoices. */
export async function openTill(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const manager = await server.tokenOf(world.user)
  const clerk = await server.makeUser(world.clinic, 'front_office_clinic')
  const desk = await server.tokenOf(clerk)
  await addOpenShift(world)
  const change = (invoice: Schema<'Invoice'>, changes: Partial<Schema<'InvoiceChange'>> = {}, by = desk) =>
    server.call('changeInvoice', { token: by, path: { id: invoice.id }, body: { ...inputOf(invoice), ...changes } })
  const issue = ({ id, version }: Schema<'Invoice'>, { by = desk, due_on = null as string | null } = {}) =>
    server.call('issueInvoice', { token: by, path: { id }, body: { due_on, version } })
  const pay = (
    id: number,
    tenders: Tender[],
    { cash_given = null as number | null, key = randomUUID(), by = manager } = {},
  ) =>
    server.call('payInvoice', {
      token: by,
      path: { id },
      headers: { 'idempotency-key': key },
      body: { tenders, cash_given },
    })
  const refund = (id: number, amount: number, { key = randomUUID(), by = manager } = {}) =>
    server.call('refundPayment', {
      token: by,
      path: { id },
      headers: { 'idempotency-key': key },
      body: { amount, method: 'cash', reference: '', reason: 'Perawatan diulang' },
    })
  const close = (
    operation: 'voidInvoice' | 'writeOffInvoice' | 'discardInvoice',
    { id, version }: { id: number; version: number },
    by = manager,
  ) => server.call(operation, { token: by, path: { id }, body: { reason: 'Salah tagih', version } })
  const read = async (id: number) => (await server.call('getInvoice', { token: desk, path: { id } })).body.data
  const setClinic = (values: object) =>
    server.database
      .updateTable('clinic')
      .set(values)
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .execute()
  const entries = (invoice_id: number) =>
    server.database
      .selectFrom('ledger_entry')
      .select(['account', 'amount'])
      .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
      .orderBy('id')
      .execute()
  return { world, manager, desk, clerk, change, issue, pay, refund, close, read, setClinic, entries }
}

/** A draft as the desk would send it back unchanged. */
const inputOf = ({
  policy_id,
  lines,
  discount,
  discount_reason,
  version,
}: Schema<'Invoice'>): Schema<'InvoiceChange'> => ({
  policy_id,
  lines: lines.map(lineInput),
  discount,
  discount_reason,
  version,
})

/** The same, of one of its lines. */
export const lineInput = ({
  id,
  product_id,
  unit_price,
  quantity,
  discount,
  discount_reason,
}: Schema<'InvoiceLine'>): Schema<'InvoiceLineInput'> => ({
  id,
  product_id,
  paket_id: null,
  package_sold_id: null,
  unit_price,
  quantity,
  discount,
  discount_reason,
})
