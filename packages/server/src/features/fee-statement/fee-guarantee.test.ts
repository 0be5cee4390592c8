import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addShift } from '../../testing/sample-calls/doctor-schedule'
import { addFeeRule, someFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { openFeeOffice } from './fee-office-fixture'

const november = new Date('2026-11-20T02:00:00Z')
let now = november
beforeEach(() => {
  now = november
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

/** A dentist who is guaranteed Rp 300,000 a shift, gets 40 % of what is paid, and worked three shifts of November. */
async function openOffice() {
  const office = await openFeeOffice(server, { guarantee: 300_000 })
  const { world, dentist, cards } = office
  const { company_id, clinic_id } = world.clinic
  await database
    .deleteFrom('shift')
    .where((eb) => eb.and({ company_id, clinic_id, doctor_id: dentist }))
    .execute()
  for (const date of ['2026-11-02', '2026-11-09', '2026-11-20', '2026-11-27'])
    await addShift(world, { doctor: dentist, date })
  const sums = async (period = '2026-11') => (await cards(period)).find(({ doctor_id }) => doctor_id === dentist)?.sums
  return { ...office, own: { company_id, clinic_id, doctor_id: dentist }, sums }
}

describe('a guarantee', () => {
  it('is for the shifts until today, and adds what the fees lack of it', async () => {
    const { pay, sums } = await openOffice()
    expect(await sums()).toMatchObject({ amount: 0, guaranteed: 900_000, top_up: 900_000, payable: 900_000 })
    await pay(350_000)
    expect(await sums()).toMatchObject({ amount: 140_000, guaranteed: 900_000, top_up: 760_000, payable: 900_000 })
    now = new Date('2026-11-28T02:00:00Z')
    expect(await sums()).toMatchObject({ guaranteed: 1_200_000 })
    expect(await sums('2026-10')).toBeUndefined()
  })

  it('is the last line, in the table too, but for a search', async () => {
    const { pay, open, lines, call } = await openOffice()
    await pay(350_000)
    const { id } = await open('2026-11')
    expect(await lines(id)).toMatchObject([
      { kind: 'service', amount: 140_000 },
      { kind: 'top_up', day: '2026-11-30', invoice_id: null, visit_id: null, earned: 0, amount: 760_000 },
    ])
    const query = { statement_id: String(id) }
    const { bytes } = await call('listFeeStatementLine', { query, headers: { accept: 'text/csv' } })
    expect(String(bytes).trim().split('\r\n').at(-1)).toMatch(/^Added to the guarantee,2026-11-30,.*,0,0,760000$/)
    const found = await call('listFeeStatementLine', { query: { ...query, search: 'INV' } })
    expect(found.body.data.rows).toMatchObject([{ kind: 'service' }])
  })

  it('is no line where the fees reach it', async () => {
    const { dentist, open, lines, own } = await openOffice()
    await database
      .deleteFrom('shift')
      .where((eb) => eb.and({ ...own, doctor_id: dentist }))
      .execute()
    expect(await lines((await open('2026-11')).id)).toMatchObject([{ kind: 'service' }])
  })

  it('shows a dentist whose shifts brought nothing', async () => {
    const { world, sums, dentist, call } = await openOffice()
    const { id: other } = await addDoctor(world)
    await addFeeRule(world, { doctor_id: other, guarantee: 250_000 })
    await addShift(world, { doctor: other, date: '2026-11-03' })
    const { rows } = (await call('listFeeStatement', { query: { period: '2026-11' } })).body.data
    expect(rows.map(({ doctor_id }: Schema<'FeeStatementCard'>) => doctor_id).toSorted()).toEqual(
      [dentist, other].toSorted(),
    )
    expect(rows.find((card: Schema<'FeeStatementCard'>) => card.doctor_id === other)?.sums).toMatchObject({
      lines: 0,
      payable: 250_000,
    })
    expect(await sums()).toMatchObject({ guaranteed: 900_000 })
  })

  it('is not for a shift that was cancelled or falls into an absence', async () => {
    const { own, sums } = await openOffice()
    await database
      .updateTable('shift')
      .set({ cancelled_at: november.toISOString() })
      .where((eb) => eb.and({ ...own, date: '2026-11-02' }))
      .execute()
    expect(await sums()).toMatchObject({ guaranteed: 600_000 })
    await database
      .insertInto('absence')
      .values({
        ...own,
        staff_id: null,
        kind: 'leave',
        starts_on: '2026-11-08',
        ends_on: '2026-11-10',
        reason: 'Cuti',
        state: 'approved',
        requested_by: 'Rani Putri',
      })
      .execute()
    expect(await sums()).toMatchObject({ guaranteed: 300_000 })
  })

  it('is kept as it was approved, and a refund later is not made good by it', async () => {
    const { own, invoice, call, pay, sums, approve } = await openOffice()
    await pay(350_000)
    now = new Date('2026-12-02T02:00:00Z')
    expect(await approve('2026-11')).toMatchObject({
      sums: { amount: 140_000, guaranteed: 1_200_000, payable: 1_200_000 },
    })
    await database
      .deleteFrom('shift')
      .where((eb) => eb.and(own))
      .execute()
    await database
      .updateTable('fee_rule')
      .set({ guarantee: 1 })
      .where((eb) => eb.and(own))
      .execute()
    expect(await sums()).toMatchObject({ guaranteed: 1_200_000, top_up: 1_060_000, payable: 1_200_000 })
    const { payments } = (await call('getInvoice', { path: { id: invoice.id } })).body.data
    await call('refundPayment', {
      path: { id: payments.at(-1)?.id ?? 0 },
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 350_000, method: 'qris', reference: '', reason: 'Perawatan diulang' },
    })
    expect(await sums('2026-12')).toMatchObject({ amount: -140_000, guaranteed: 0, top_up: 0, payable: -140_000 })
  })

  it('is of a rule of a dentist for all services only', async () => {
    const { world, call, dentist } = await openOffice()
    const body = { ...someFeeRule(dentist, { guarantee: 1, category: 'conservation' }), valid_from: '2026-02-01' }
    expect(await call('createFeeRule', { body, headers: { 'idempotency-key': randomUUID() } })).toMatchObject({
      status: 422,
      body: { data: { fields: { guarantee: 'Only a rule of a dentist for all services has a guarantee' } } },
    })
    await expect(addFeeRule(world, { doctor_id: dentist, guarantee: 1, category: 'conservation' })).rejects.toThrow(
      'fee_rule_guarantee',
    )
  })
})
