import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { TestServer } from '../../testing/harness'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

type Tender = [Schema<'TenderMethod'>, number]

/** A clinic with an open till, and a patient. */
export async function openTill(server: TestServer) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const shift = await addOpenShift(world)
  const { id: patient_id } = await world.addPatient()
  const token = await server.tokenOf(world.user)
  const clerk = await server.tokenOf(await server.makeUser(world.clinic, 'front_office_clinic'))
  const call: typeof server.call = async (operation, sending = {}) => server.call(operation, { token, ...sending })
  const key = () => ({ 'idempotency-key': randomUUID() })
  const take = (amount: number, { method = 'qris', of = patient_id, headers = key() } = {}) =>
    call('takeDeposit', { path: { id: of }, headers, body: { amount, method, reference: ' 77 ' } })
  const giveBack = (
    id: number,
    amount: number,
    { method = 'qris', reference = '', headers = key(), by = token } = {},
  ) =>
    call('refundDeposit', {
      token: by,
      path: { id },
      headers,
      body: { amount, method, reference, reason: ' Perawatan batal ' },
    })
  const pay = (id: number, tenders: Tender[]) =>
    call('payInvoice', {
      path: { id },
      headers: key(),
      body: {
        tenders: tenders.map(([method, amount]) => ({ method, amount, reference: '' })),
        cash_given: tenders.find(([method]) => method === 'cash')?.[1] ?? null,
      },
    })
  const refund = (id: number, amount: number, method: Schema<'TenderMethod'>) =>
    call('refundPayment', { path: { id }, headers: key(), body: { amount, method, reference: '', reason: 'Batal' } })
  const deposits = async (id = patient_id): Promise<Schema<'Deposit'>[]> =>
    (await call('listDeposit', { path: { id } })).body.data.rows
  const left = async () => (await deposits()).reduce((sum, deposit) => sum + deposit.left, 0)
  const issued = (given: Parameters<typeof addInvoice>[1] = {}) =>
    addInvoice(world, { patient_id, state: 'issued', ...given })
  const read = async (id: number): Promise<Schema<'Invoice'>> => (await call('getInvoice', { path: { id } })).body.data
  /** What the clinic owes to patients in deposits, by its ledger. */
  const owed = async () => {
    const entries = await server.database
      .selectFrom('ledger_entry')
      .select('amount')
      .where((eb) => eb.and({ company_id, clinic_id, account: 'deposit' }))
      .execute()
    return entries.reduce((sum, { amount }) => sum - amount, 0)
  }
  return { world, call, clerk, shift, patient_id, key, take, giveBack, pay, refund, deposits, left, issued, read, owed }
}
