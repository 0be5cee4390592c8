import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { TestServer } from '../../testing/harness'
import { addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

type Refund = Schema<'CreditNoteRefund'> | null
export const qris = (amount: number): Refund => ({ amount, method: 'qris', reference: '' })

/** A clinic with an open till. Invoices of it come to Rp 350,000, for one service. */
export async function openTill(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const shift = await addOpenShift(world)
  // a session does not live from one month to the next
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await server.tokenOf(world.user), ...sending })
  const key = () => ({ 'idempotency-key': randomUUID() })
  const credit = (
    { id, lines }: Pick<Schema<'Invoice'>, 'id' | 'lines'>,
    amount: number,
    { refund = null as Refund, headers = key(), line = lines[0]?.id ?? 0 } = {},
  ) =>
    call('createCreditNote', {
      path: { id },
      headers,
      body: { lines: [{ invoice_line_id: line, amount }], refund, reason: ' Tambalan lepas ' },
    })
  const pay = (id: number, amount: number, method = 'qris') =>
    call('payInvoice', {
      path: { id },
      headers: key(),
      body: { tenders: [{ method, amount, reference: '' }], cash_given: method === 'cash' ? amount : null },
    })
  const read = async (id: number): Promise<Schema<'Invoice'>> => (await call('getInvoice', { path: { id } })).body.data
  const close = async (operation: 'voidInvoice' | 'writeOffInvoice', id: number) =>
    call(operation, { path: { id }, body: { reason: 'Salah tagih', version: (await read(id)).version } })
  /** The balance of each account of an invoice, by its ledger. */
  const balances = async (invoice_id: number) => {
    const entries = await server.database
      .selectFrom('ledger_entry')
      .select(['account', sql<number>`sum(amount)::bigint`.as('sum')])
      .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
      .groupBy('account')
      .execute()
    return Object.fromEntries(entries.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum]))
  }
  const figures = async (query: Record<string, string>): Promise<Record<string, number>> => {
    const asked = { from: '2026-11-01', until: '2026-12-31', ...query }
    const { groups } = (await call('getReport', { query: asked })).body.data
    return Object.fromEntries(groups.map(({ key, amount }: Schema<'ReportGroup'>) => [key, amount]))
  }
  return { world, shift, call, key, credit, pay, read, close, balances, figures }
}
