import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { openOffice as openClaims } from './claim-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

/** An office that takes payments of payors back. */
async function openOffice() {
  const office = await openClaims(server)
  const { call, pay } = office
  const readPayment = async (id: number): Promise<Schema<'PayorPayment'>> =>
    (await call('getPayorPayment', { path: { id } })).body.data
  const paid = async (allocations: Parameters<typeof pay>[0]): Promise<Schema<'PayorPayment'>> =>
    (await pay(allocations)).body.data
  const takeBack = async ({ id, version }: { id: number; version: number }, said: object = {}) =>
    call('voidPayorPayment', { path: { id }, body: { reason: 'Transfer milik klinik lain', version, ...said } })
  return { ...office, readPayment, paid, takeBack }
}

describe('a payment of a payor that is taken back', () => {
  it('is owed again on each of its claims, and stays as void with who and why', async () => {
    const { answered, paid, takeBack, read, readPayment, balances } = await openOffice()
    const [whole, part] = [await answered(280_000), await answered(200_000)]
    const payment = await paid([
      { claim_id: whole.id, amount: 280_000 },
      { claim_id: part.id, amount: 50_000 },
    ])
    const { status, body } = await takeBack(payment)
    const isVoid = { state: 'void', reason: 'Transfer milik klinik lain', voided_at: now.toISOString() }
    expect([status, body.data]).toMatchObject([200, isVoid])
    expect(await readPayment(payment.id)).toEqual(body.data)
    expect(await read(whole.id)).toMatchObject({ state: 'approved', paid: 0, owed: 280_000, unpaid: 280_000 })
    expect(await read(part.id)).toMatchObject({ state: 'partially_approved', paid: 0, unpaid: 200_000, rest: 80_000 })
    const { payments, moves } = await read(whole.id)
    expect(payments).toMatchObject([{ number: payment.number, state: 'void', reason: 'Transfer milik klinik lain' }])
    expect(moves.at(-1)).toMatchObject({ event: 'claim.reverse', from_state: 'paid', amount: 280_000 })
    expect(await balances(whole.invoice.id)).toMatchObject({ receivable: 70_000, payor_receivable: 280_000, bank: 0 })
  })

  it('makes room for the right one', async () => {
    const { answered, paid, takeBack, read, balances } = await openOffice()
    const { id, invoice } = await answered(280_000)
    await takeBack(await paid([{ claim_id: id, amount: 280_000 }]))
    await paid([{ claim_id: id, amount: 250_000 }])
    expect(await read(id)).toMatchObject({ state: 'approved', paid: 250_000, owed: 30_000 })
    await paid([{ claim_id: id, amount: 30_000 }])
    expect(await read(id)).toMatchObject({ state: 'paid', paid: 280_000, owed: 0 })
    expect(await balances(invoice.id)).toMatchObject({ payor_receivable: 0, bank: 280_000 })
  })

  it('takes one of two with it, not the other', async () => {
    const { answered, paid, takeBack, read } = await openOffice()
    const { id } = await answered(280_000)
    const first = await paid([{ claim_id: id, amount: 100_000 }])
    await paid([{ claim_id: id, amount: 180_000 }])
    await takeBack(first)
    expect(await read(id)).toMatchObject({ state: 'approved', paid: 180_000, owed: 100_000 })
  })

  it('leaves what the payor did not approve settled', async () => {
    const { answered, settle, paid, takeBack, read, balances } = await openOffice()
    const { id, invoice } = await answered(200_000)
    const payment = await paid([{ claim_id: id, amount: 200_000 }])
    await settle(id, 'charge_patient')
    await takeBack(payment)
    expect(await read(id)).toMatchObject({ state: 'partially_approved', paid: 0, unpaid: 200_000, rest: 0 })
    expect(await balances(invoice.id)).toMatchObject({ receivable: 150_000, payor_receivable: 200_000 })
  })

  it('leaves the payor asked again where the claim is appealed or in review', async () => {
    const { answered, step, answer, paid, takeBack, read } = await openOffice()
    for (const examined of [false, true]) {
      const { id } = await answered(200_000)
      const payment = await paid([{ claim_id: id, amount: 200_000 }])
      await step('appealClaim', id, { reason: 'Tercakup polis' })
      if (examined) await step('reviewClaim', id)
      expect((await takeBack(payment)).status).toBe(200)
      expect(await read(id)).toMatchObject({ state: examined ? 'in_review' : 'appealed', paid: 0, owed: 280_000 })
      if (examined) expect((await answer(id, 0)).body.data).toMatchObject({ state: 'rejected', rest: 280_000 })
    }
  })

  it('lets the invoice be void again', async () => {
    const { answered, paid, takeBack, voidInvoice, read } = await openOffice()
    const { id, invoice } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    expect((await voidInvoice(invoice.id)).status).toBe(409)
    await takeBack(payment)
    expect((await voidInvoice(invoice.id)).status).toBe(200)
    expect((await read(id)).state).toBe('withdrawn')
  })

  it('takes the part of a fee with it that waits for payment', async () => {
    const { world, answered, paid, takeBack, call, tenant } = await openOffice()
    const { id, invoice } = await answered(280_000)
    const { doctor_id } = await database
      .selectFrom('visit')
      .select('doctor_id')
      .where((eb) => eb.and({ ...tenant, id: invoice.visit_id }))
      .executeTakeFirstOrThrow()
    await addFeeRule(world, { doctor_id: doctor_id ?? 0 })
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    await takeBack(payment)
    const { rows } = (await call('listFeeStatement', { query: { period: '2026-11' } })).body.data
    expect(rows[0]?.sums.earned).toBe(0)
  })

  it('is void in the copy for the patient, and only that one', async () => {
    const { answered, paid, takeBack, call } = await openOffice()
    const { id, invoice } = await answered(280_000)
    await takeBack(await paid([{ claim_id: id, amount: 280_000 }]))
    await paid([{ claim_id: id, amount: 250_000 }])
    const { sections } = (await call('getPatientCopy', { path: { id: invoice.patient.id } })).body.data
    const parts = sections.find(({ name }: Schema<'PatientCopySection'>) => name === 'payor_payment_claim')?.rows
    expect(parts).toMatchObject([
      { amount: 280_000, payor_name: 'Asuransi Sentosa Jiwa', payor_payment_state: 'void' },
      { amount: 250_000, payor_payment_state: 'recorded' },
    ])
  })

  it('stands in the report of reversals', async () => {
    const { answered, paid, takeBack, call } = await openOffice()
    const { id } = await answered(280_000)
    await takeBack(await paid([{ claim_id: id, amount: 280_000 }]))
    const query = { subject: 'reversal', by: 'kind', from: '2026-11-01', until: '2026-11-30' }
    const { groups } = (await call('getReport', { query })).body.data
    expect(groups).toMatchObject([{ key: 'payor_payment_void', count: 1, amount: 280_000 }])
  })
})

describe('a payment of a payor is not taken back', () => {
  it('twice: of two windows at once the second is told', async () => {
    const { answered, paid, takeBack, read, balances } = await openOffice()
    const { id, invoice } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    const replies = await Promise.all([takeBack(payment), takeBack(payment)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const told = replies.find(({ status }) => status === 409)?.body
    expect(told).toMatchObject({ msg: 'This payment is void already.', data: { current: { state: 'void' } } })
    expect((await read(id)).owed).toBe(280_000)
    expect((await balances(invoice.id)).payor_receivable).toBe(280_000)
  })

  it('once a rest of its claim was written off', async () => {
    const { answered, settle, paid, takeBack, read, readPayment } = await openOffice()
    const { id, invoice } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 100_000 }])
    await settle(id, 'write_off')
    const { status, body } = await takeBack(payment)
    const said = `The claim of invoice ${invoice.number} was written off since, so its payment stays.`
    expect([status, body.msg]).toEqual([409, said])
    expect((await readPayment(payment.id)).state).toBe('recorded')
    expect(await read(id)).toMatchObject({ state: 'written_off', paid: 100_000 })
  })

  it.each([
    ['without a reason', { reason: ' ' }, 400],
    ['with a reason that is too long', { reason: 'x'.repeat(201) }, 400],
    ['as it was before a change', { version: 2 }, 409],
  ])('%s', async (_, said, status) => {
    const { answered, paid, takeBack, read } = await openOffice()
    const { id } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    expect((await takeBack(payment, said)).status).toBe(status)
    expect(await read(id)).toMatchObject({ state: 'paid', owed: 0 })
  })

  it('and paid anew at once above what is approved', async () => {
    const { answered, paid, pay, takeBack, read } = await openOffice()
    const { id } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    const again = () => pay([{ claim_id: id, amount: 280_000 }])
    const [back, ...others] = await Promise.all([takeBack(payment), again(), again(), again()])
    expect(back.status).toBe(200)
    const won = others.filter(({ status }) => status === 201).length
    expect(won).toBeLessThanOrEqual(1)
    expect(await read(id)).toMatchObject({ paid: won * 280_000, owed: 280_000 - won * 280_000 })
  })

  it('past the server: the database keeps it, its parts and its claim', async () => {
    const { answered, paid, tenant } = await openOffice()
    const { id } = await answered(280_000)
    const payment = await paid([{ claim_id: id, amount: 280_000 }])
    const change = (columns: object) =>
      database
        .updateTable('payor_payment')
        .set(columns)
        .where((eb) => eb.and({ ...tenant, id: payment.id }))
        .execute()
    await expect(change({ amount: 1 })).rejects.toThrow('is kept')
    await expect(change({ state: 'void', voided_at: now })).rejects.toThrow('still in the ledger')
    const reopened = database
      .updateTable('claim')
      .set({ state: 'approved' })
      .where((eb) => eb.and({ ...tenant, id }))
      .execute()
    await expect(reopened).rejects.toThrow('is kept')
  })
})
