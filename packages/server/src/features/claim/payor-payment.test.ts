import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { addClaim } from '../../testing/sample-calls/money/claim'
import { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { fieldsOf, openOffice } from './claim-fixture'

vi.setConfig({ testTimeout: patience })

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a payment of a payor', () => {
  it('pays several claims, each its part, and the payor owes less', async () => {
    const { answered, pay, read, balances } = await openOffice(server)
    const [whole, part] = [await answered(280_000), await answered(200_000)]
    const { status, body } = await pay([
      { claim_id: whole.id, amount: 280_000 },
      { claim_id: part.id, amount: 50_000 },
    ])
    expect([status, body.data.amount]).toEqual([201, 330_000])
    expect(body.data.claims).toMatchObject([
      { claim_id: whole.id, state: 'paid', claimed: 280_000, approved: 280_000 },
      { claim_id: part.id, state: 'partially_approved', claimed: 280_000, approved: 200_000 },
    ])
    expect(body.data.number).toMatch(/^PPY\/(.+\/)?2026\/0001$/)
    expect(await read(whole.id)).toMatchObject({
      state: 'paid',
      owed: 0,
      payments: [{ amount: 280_000, reference: 'TRF-0091' }],
    })
    expect(await read(part.id)).toMatchObject({ state: 'partially_approved', paid: 50_000, unpaid: 150_000 })
    expect(await balances(whole.invoice.id)).toEqual({
      receivable: 70_000,
      payor_receivable: 0,
      revenue: -350_000,
      bank: 280_000,
    })
  })

  it('sent twice with one key is one payment', async () => {
    const { answered, call, payor_id, read } = await openOffice(server)
    const { id } = await answered(280_000)
    const headers = { 'idempotency-key': randomUUID() }
    const allocations = [{ claim_id: id, amount: 100_000 }]
    const body = { payor_id, amount: 100_000, received_on: '2026-11-20', reference: 'TRF-1', allocations }
    const replies = [
      await call('createPayorPayment', { headers, body }),
      await call('createPayorPayment', { headers, body }),
    ]
    expect(replies[1]?.body.data).toEqual(replies[0]?.body.data)
    expect((await read(id)).paid).toBe(100_000)
  })

  it('is refused where it is more than is approved: the second of two windows is told', async () => {
    const { answered, pay, read, balances } = await openOffice(server)
    const { id, invoice } = await answered(200_000)
    const above = await pay([{ claim_id: id, amount: 200_001 }])
    expect([above.status, above.body.data.fields?.allocations]).toEqual([
      422,
      `Of invoice ${invoice.number} Rp 200,000 are approved and not paid`,
    ])
    await pay([{ claim_id: id, amount: 200_000 }])
    expect(fieldsOf(await pay([{ claim_id: id, amount: 200_000 }]))).toEqual(['allocations'])
    expect(await read(id)).toMatchObject({ paid: 200_000, rest: 80_000 })
    expect((await balances(invoice.id)).payor_receivable).toBe(80_000)
  })

  it.each([
    ['a part below 0', { allocations: [{ claim_id: 1, amount: -1 }] }, 400],
    ['a part of nothing', { allocations: [{ claim_id: 1, amount: 0 }] }, 400],
    ['10^15', { amount: 10 ** 15 }, 400],
    ['parts that are not its amount', { amount: 99 }, 422],
    ['a day to come', { received_on: '2026-11-21' }, 422],
    ['no reference', { reference: ' ' }, 400],
    ['a payor of another clinic', { payor_id: 1 }, 422],
  ])('with %s is refused', async (_, said, status) => {
    const { answered, pay, read } = await openOffice(server)
    const { id } = await answered(280_000)
    expect((await pay([{ claim_id: id, amount: 100 }], said)).status).toBe(status)
    expect((await read(id)).paid).toBe(0)
  })

  it('pays no claim twice, none of another payor, and none that is not answered', async () => {
    const { world, answered, claimed, pay } = await openOffice(server)
    const { id } = await answered(280_000)
    const part = { claim_id: id, amount: 100 }
    expect(fieldsOf(await pay([part, part]))).toEqual(['allocations'])
    const other = await addClaim(world, { state: 'approved' })
    expect(fieldsOf(await pay([part, { claim_id: other.id, amount: 100 }]))).toEqual(['allocations'])
    for (const state of ['draft', 'submitted', 'in_review', 'rejected'] as const)
      expect((await pay([{ claim_id: (await claimed({ state })).id, amount: 100 }])).status).toBe(409)
  })

  it('above what is approved is refused by the database too, and so are parts that are not the amount', async () => {
    const { answered, tenant, payor_id } = await openOffice(server)
    const { id } = await answered(200_000)
    const write = (amount: number, part: number) =>
      database.transaction().execute(async (tx) => {
        const recorded = { recorded_at: now.toISOString(), recorded_by: 'x', received_on: '2026-11-20', reference: 'x' }
        const payment = await tx
          .insertInto('payor_payment')
          .values({ ...tenant, payor_id, year: 2026, sequence: 99, number: 'PPY/99', amount, ...recorded })
          .returning('id')
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('payor_payment_claim')
          .values({ ...tenant, payor_id, payor_payment_id: payment.id, claim_id: id, amount: part })
          .execute()
      })
    await expect(write(200_001, 200_001)).rejects.toThrow('more than is approved')
    await expect(write(200_000, 100)).rejects.toThrow('are not its amount')
  })

  it('of fifty at once pays no more than is approved, and entries sum to balances', async () => {
    const { answered, pay, read, balances, tenant } = await openOffice(server)
    const { id, invoice } = await answered(280_000)
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await pay([{ claim_id: id, amount: 30_000 }])).status),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(9)
    expect(new Set(statuses)).toEqual(new Set([201, 422]))
    expect(await read(id)).toMatchObject({ state: 'approved', paid: 270_000, owed: 10_000 })
    expect(await balances(invoice.id)).toMatchObject({ payor_receivable: 10_000, bank: 270_000 })
    const numbers = await database
      .selectFrom('payor_payment')
      .select('sequence')
      .where((eb) => eb.and(tenant))
      .orderBy('sequence')
      .execute()
    expect(numbers.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('makes the part of a fee due that waits for payment', async () => {
    const { world, answered, pay, call, tenant } = await openOffice(server)
    const { id, invoice } = await answered(280_000)
    const { doctor_id } = await database
      .selectFrom('visit')
      .select('doctor_id')
      .where((eb) => eb.and({ ...tenant, id: invoice.visit_id }))
      .executeTakeFirstOrThrow()
    await addFeeRule(world, { doctor_id: doctor_id ?? 0 })
    const earned = async () =>
      (await call('listFeeStatement', { query: { period: '2026-11' } })).body.data.rows[0]?.sums.earned
    expect(await earned()).toBe(0)
    await pay([{ claim_id: id, amount: 280_000 }])
    expect(await earned()).toBe(112_000)
  })
})

describe('what a payor does not pay', () => {
  it('is owed by the patient, whose paid invoice is open again', async () => {
    const { answered, payByPatient, settle, read, invoiceOf, balances } = await openOffice(server)
    const { id, invoice } = await answered(0)
    await payByPatient(invoice.id, 70_000)
    expect((await settle(id, 'charge_patient')).body.data).toMatchObject({ state: 'transferred', owed: 0 })
    expect(await invoiceOf(invoice.id)).toMatchObject({
      state: 'partly_paid',
      paid: 70_000,
      owed: 280_000,
      payor_owed: 0,
    })
    expect(await balances(invoice.id)).toMatchObject({ receivable: 280_000, payor_receivable: 0 })
    await payByPatient(invoice.id, 280_000)
    expect(await invoiceOf(invoice.id)).toMatchObject({ state: 'paid', owed: 0 })
    expect((await settle(id, 'write_off')).status).toBe(409)
    expect((await read(id)).state).toBe('transferred')
  })

  it('is written off, and the patient owes no more', async () => {
    const { answered, settle, invoiceOf, balances } = await openOffice(server)
    const { id, invoice } = await answered(0)
    expect((await settle(id, 'write_off')).body.data.state).toBe('written_off')
    expect(await invoiceOf(invoice.id)).toMatchObject({ state: 'issued', owed: 70_000 })
    expect(await balances(invoice.id)).toMatchObject({ receivable: 70_000, payor_receivable: 0, written_off: 280_000 })
  })

  it('of a partial approval is settled before or after the rest is paid', async () => {
    const { answered, settle, pay, read } = await openOffice(server)
    const before = await answered(200_000)
    await settle(before.id, 'charge_patient')
    expect(await read(before.id)).toMatchObject({ state: 'partially_approved', owed: 200_000, rest: 0 })
    await pay([{ claim_id: before.id, amount: 200_000 }])
    expect(await read(before.id)).toMatchObject({ state: 'paid', owed: 0 })
    const after = await answered(200_000)
    await pay([{ claim_id: after.id, amount: 200_000 }])
    await settle(after.id, 'write_off')
    expect(await read(after.id)).toMatchObject({ state: 'paid', owed: 0, paid: 200_000 })
  })

  it('though it was approved is written off, never the debt of the patient', async () => {
    const { answered, settle, read } = await openOffice(server)
    const { id } = await answered(280_000)
    expect(fieldsOf(await settle(id, 'charge_patient'))).toEqual(['settling'])
    expect((await settle(id, 'write_off')).body.data).toMatchObject({ state: 'written_off', owed: 0 })
    expect((await read(id)).moves.at(-1)).toMatchObject({ amount: 280_000, reason: 'Tidak dijamin polis' })
  })

  it('is not added to what the patient was let off', async () => {
    const { answered, settle, call, invoiceOf } = await openOffice(server)
    const { id, invoice } = await answered(0)
    const { version } = await invoiceOf(invoice.id)
    await call('writeOffInvoice', { path: { id: invoice.id }, body: { reason: 'Tidak mampu', version } })
    expect((await settle(id, 'charge_patient')).status).toBe(409)
    expect((await settle(id, 'write_off')).status).toBe(200)
  })

  it('is appealed no more once it is settled', async () => {
    const { answered, settle, step } = await openOffice(server)
    const { id } = await answered(200_000)
    await settle(id, 'write_off')
    const refused = await step('appealClaim', id, { reason: 'Banding' })
    expect([refused.status, refused.body.msg]).toEqual([409, 'What was not approved is settled already.'])
  })
})
