import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

/** A dentist with a rule of 40 % of net, and an invoice for Rp 350,000 of what they did. */
export async function openFeeOffice(server: TestServer, rule: Parameters<typeof addFeeRule>[1] = {}) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const invoice = await addInvoice(world, { state: 'issued' })
  const { doctor_id } = await server.database
    .selectFrom('visit')
    .select('doctor_id')
    .where((eb) => eb.and({ company_id, clinic_id, id: invoice.visit_id }))
    .executeTakeFirstOrThrow()
  const dentist = doctor_id ?? 0
  const { id: rule_id } = await addFeeRule(world, { ...rule, doctor_id: dentist })
  await addOpenShift(world)
  // a session does not live from one month to the next
  const token = () => server.tokenOf(world.user)
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await token(), ...sending })
  const pay = async (amount: number) => {
    const body = { tenders: [{ method: 'qris', amount, reference: '' }], cash_given: null }
    const headers = { 'idempotency-key': randomUUID() }
    await call('payInvoice', { path: { id: invoice.id }, headers, body })
  }
  const refund = ({ id }: { id: number }, amount: number) =>
    call('refundPayment', {
      path: { id },
      headers: { 'idempotency-key': randomUUID() },
      body: { amount, method: 'qris', reference: '', reason: 'Perawatan diulang' },
    })
  const cards = async (period: string): Promise<Schema<'FeeStatementCard'>[]> =>
    (await call('listFeeStatement', { query: { period } })).body.data.rows
  const open = async (period: string): Promise<Schema<'FeeStatement'>> =>
    (await call('openFeeStatement', { body: { doctor_id: dentist, period } })).body.data
  const lines = async (statement_id: number): Promise<Schema<'FeeStatementLine'>[]> =>
    (await call('listFeeStatementLine', { query: { statement_id: String(statement_id) } })).body.data.rows
  const step = (
    operation: 'reviewFeeStatement' | 'approveFeeStatement' | 'payFeeStatement',
    { id, version }: { id: number; version: number },
  ) => call(operation, { path: { id }, body: { version } })
  const approve = async (period: string): Promise<Schema<'FeeStatement'>> => {
    const reviewed = (await step('reviewFeeStatement', await open(period))).body.data
    return (await step('approveFeeStatement', reviewed)).body.data
  }
  return { world, dentist, rule_id, invoice, call, pay, refund, cards, open, lines, step, approve }
}
