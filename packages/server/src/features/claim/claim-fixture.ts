import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import type { startTestServer } from '../../testing/harness'
import { addInsurance } from '../../testing/sample-calls/insurance'
import { addClaim, allEnclosed } from '../../testing/sample-calls/money/claim'
import { addOpenShift } from '../../testing/sample-calls/money/invoice'
import { openWorld } from '../../testing/sample-world'

type Server = Awaited<ReturnType<typeof startTestServer>>
type Claim = Schema<'Claim'>

/** An office with a payor, and what it does with claims of Rp 280,000 each. */
export async function openOffice(server: Server) {
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const tenant = { company_id, clinic_id }
  const { id: insurance_id, payor_id } = await addInsurance(world)
  const claimed = (state?: Parameters<typeof addClaim>[1]) => addClaim(world, { insurance_id, ...state })
  const token = () => server.tokenOf(world.user)
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await token(), ...sending })
  const read = async (id: number): Promise<Claim> => (await call('getClaim', { path: { id } })).body.data
  const invoiceOf = async (id: number): Promise<Schema<'Invoice'>> =>
    (await call('getInvoice', { path: { id } })).body.data
  const step = async (
    operation: 'reviewClaim' | 'answerClaim' | 'appealClaim' | 'settleClaim',
    id: number,
    said: object = {},
  ) => call(operation, { path: { id }, body: { version: (await read(id)).version, ...said } })
  const submit = (claim_ids: readonly number[], said: object = {}) =>
    call('createClaimBatch', {
      headers: { 'idempotency-key': randomUUID() },
      body: { payor_id, claim_ids, documents: allEnclosed, ...said },
    })
  const answer = (id: number, approved: number, reason = 'Plafon tercapai') =>
    step('answerClaim', id, { approved, reason: approved === 280_000 ? '' : reason })
  const pay = (allocations: readonly Schema<'Allocation'>[], said: object = {}) =>
    call('createPayorPayment', {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        payor_id,
        amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
        received_on: '2026-11-20',
        reference: 'TRF-0091',
        allocations,
        ...said,
      },
    })
  const settle = (id: number, settling: Schema<'ClaimSettling'>) =>
    step('settleClaim', id, { settling, reason: 'Tidak dijamin polis' })
  const voidInvoice = async (id: number) =>
    call('voidInvoice', { path: { id }, body: { reason: 'Salah tagih', version: (await invoiceOf(id)).version } })
  /** A claim that the payor has answered: submitted and reviewed before. */
  const answered = async (approved: number) => {
    const { id, invoice } = await claimed({ state: 'in_review' })
    await answer(id, approved)
    return { id, invoice }
  }
  const payByPatient = async (id: number, amount: number) => {
    await addOpenShift(world)
    const body = { tenders: [{ method: 'qris', amount, reference: '' }], cash_given: null }
    return call('payInvoice', { path: { id }, headers: { 'idempotency-key': randomUUID() }, body })
  }
  const balances = async (invoice_id: number) => {
    const entries = await server.database
      .selectFrom('ledger_entry')
      .select(['account', ({ fn }) => fn.sum<number>('amount').as('sum')])
      .where((eb) => eb.and({ company_id, clinic_id, invoice_id }))
      .groupBy('account')
      .execute()
    return Object.fromEntries(entries.map(({ account, sum }) => [account, Number(sum)]))
  }
  const work = { submit, answer, pay, settle, step, voidInvoice, answered, payByPatient }
  return { world, tenant, payor_id, insurance_id, claimed, call, read, invoiceOf, balances, ...work }
}

export const fieldsOf = ({ body }: { body: { data?: { fields?: object } } }) => Object.keys(body.data?.fields ?? {})
