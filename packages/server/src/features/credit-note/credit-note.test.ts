import type { Schema } from '@clinic/api'
import { monthlyTerms } from '@clinic/core/instalment'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDeposit } from '../../testing/sample-calls/money/deposit'
import { addFeeRule } from '../../testing/sample-calls/money/fee-rule'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { openTill, qris } from './credit-note-fixture'

// Seen to fail: with a void that takes back what was issued; with lines that are not compared with earlier credit notes; with a fee of the whole line;
// with revenue that leaves credit notes out.

const november = new Date('2026-11-20T05:00:00Z')
const december = new Date('2026-12-03T05:00:00Z')
let now = november
beforeEach(() => {
  now = november
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a credit note', () => {
  it('takes a part off what is owed, with a number of the year, and is part of the history', async () => {
    const { world, credit, read, call, balances } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    expect(invoice.lines).toMatchObject([{ creditable: 350_000 }])
    const first = await credit(invoice, 100_000)
    expect(first).toMatchObject({
      status: 200,
      body: {
        data: {
          number: expect.stringMatching(/^CRN\/.*2026\/0001$/),
          invoice_number: invoice.number,
          amount: 100_000,
          refunded: 0,
          owed_after: 250_000,
          reason: 'Tambalan lepas',
          lines: [{ invoice_line_id: invoice.lines[0]?.id, name: invoice.lines[0]?.name, amount: 100_000 }],
        },
      },
    })
    const second = await credit(invoice, 50_000)
    expect(second.body.data.number).toMatch(/2026\/0002$/)
    expect(await read(invoice.id)).toMatchObject({
      state: 'issued',
      total: 350_000,
      credited: 150_000,
      owed: 200_000,
      lines: [{ creditable: 200_000 }],
      credit_notes: [first.body.data, second.body.data],
      moves: expect.arrayContaining([
        expect.objectContaining({ event: 'invoice.creditPart', reason: 'Tambalan lepas', user_name: 'Rani Putri' }),
      ]),
    })
    expect(await balances(invoice.id)).toEqual({ receivable: 200_000, revenue: -200_000 })
    const { id } = first.body.data
    expect((await call('getCreditNote', { path: { id } })).body.data).toEqual(first.body.data)
  })

  it('of all that is owed settles an invoice, and of a part after a payment too', async () => {
    const { world, credit, pay, read } = await openTill(server)
    const [whole, half] = [await addInvoice(world, { state: 'issued' }), await addInvoice(world, { state: 'issued' })]
    await credit(whole, 350_000)
    expect(await read(whole.id)).toMatchObject({ state: 'paid', owed: 0, paid: 0, credited: 350_000 })
    await pay(half.id, 200_000)
    await credit(half, 150_000)
    expect(await read(half.id)).toMatchObject({ state: 'paid', owed: 0, paid: 200_000 })
  })

  it('gives back what was paid above the new total, the last payment first', async () => {
    const { world, credit, pay, read, balances } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    await pay(invoice.id, 300_000)
    await pay(invoice.id, 20_000)
    const { status, body } = await credit(invoice, 100_000, { refund: qris(70_000) })
    expect([status, body.data.refunded, body.data.owed_after]).toEqual([200, 70_000, 0])
    const after = await read(invoice.id)
    expect(after).toMatchObject({ state: 'paid', owed: 0, paid: 250_000, credited: 100_000 })
    expect(after.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 300_000],
      ['payment', 20_000],
      ['refund', 20_000],
      ['refund', 50_000],
    ])
    expect(await balances(invoice.id)).toEqual({ revenue: -250_000 })
  })

  it('gives a deposit back what it paid', async () => {
    const { world, credit, pay, read } = await openTill(server)
    const { id: patient_id } = await world.addPatient()
    await addDeposit(world, { patient_id, amount: 500_000 })
    const invoice = await addInvoice(world, { patient_id, state: 'issued' })
    await pay(invoice.id, 350_000, 'deposit')
    expect((await read(invoice.id)).deposit).toBe(150_000)
    await credit(invoice, 100_000, { refund: qris(100_000) })
    expect(await read(invoice.id)).toMatchObject({ deposit: 250_000, paid: 250_000, owed: 0, state: 'paid' })
  })

  it('sent again is made once, and with another sum refused', async () => {
    const { world, key, credit, read } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    const headers = key()
    const first = await credit(invoice, 100_000, { headers })
    expect((await credit(invoice, 100_000, { headers })).body.data).toEqual(first.body.data)
    expect((await credit(invoice, 90_000, { headers })).status).toBe(422)
    expect((await read(invoice.id)).credit_notes).toHaveLength(1)
  })

  it('follows with the plan of instalments: its last term is settled by what is credited', async () => {
    const { world, call, key, credit } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    const body = { terms: monthlyTerms(350_000, 2, '2026-12-01') }
    await call('planInstalments', { path: { id: invoice.id }, headers: key(), body })
    const plans = async () => (await call('listInstalmentPlan', {})).body.data.rows
    await credit(invoice, 200_000)
    expect(await plans()).toMatchObject([{ state: 'active', owed: 150_000, due_on: '2027-01-01' }])
    await credit(invoice, 150_000)
    expect(await plans()).toMatchObject([{ state: 'settled', owed: 0, due_on: null }])
  })
})

describe('after a credit note', () => {
  it('a void takes back only what is left: each account of the invoice is empty', async () => {
    const { world, credit, close, balances, read, figures } = await openTill(server)
    const [part, whole] = [await addInvoice(world, { state: 'issued' }), await addInvoice(world, { state: 'issued' })]
    await credit(part, 100_000)
    await credit(whole, 350_000)
    for (const { id } of [part, whole]) {
      expect((await close('voidInvoice', id)).status).toBe(200)
      expect(await balances(id)).toEqual({})
      expect(await read(id)).toMatchObject({ state: 'void', owed: 0, lines: [{ creditable: 0 }] })
    }
    expect(await figures({ subject: 'revenue', by: 'month' })).toEqual({})
  })

  it('a write-off gives up only what is left', async () => {
    const { world, credit, close, balances } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    await credit(invoice, 100_000)
    expect((await close('writeOffInvoice', invoice.id)).status).toBe(200)
    expect(await balances(invoice.id)).toEqual({ revenue: -250_000, written_off: 250_000 })
    expect((await credit(invoice, 1)).status).toBe(409)
  })

  it('revenue falls in the month of the note, and the reversals name it', async () => {
    const { world, credit, figures } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'issued' })
    now = december
    await credit(invoice, 100_000)
    expect(await figures({ subject: 'revenue', by: 'month' })).toEqual({ '2026-11': 350_000, '2026-12': -100_000 })
    const line = invoice.lines[0]
    expect(await figures({ subject: 'revenue', by: 'product' })).toEqual({ [String(line?.product_id)]: 250_000 })
    expect(await figures({ subject: 'reversal', by: 'kind' })).toEqual({ credit_note: 100_000 })
    expect(await figures({ subject: 'receivable', by: 'age' })).toEqual({ to_30: 250_000 })
  })

  it.each(['on_done', 'on_paid'] as const)('the next statement takes its part of a fee back: %s', async (basis) => {
    const { world, call, credit } = await openTill(server)
    const invoice = await addInvoice(world, { state: 'paid' })
    const { company_id, clinic_id } = world.clinic
    const { doctor_id } = await database
      .selectFrom('visit')
      .select('doctor_id')
      .where((eb) => eb.and({ company_id, clinic_id, id: invoice.visit_id }))
      .executeTakeFirstOrThrow()
    await addFeeRule(world, { doctor_id: doctor_id ?? 0, basis })
    const sums = async (period: string) => {
      const { rows } = (await call('listFeeStatement', { query: { period } })).body.data
      return rows.map((statement: Schema<'FeeStatementCard'>) => statement.sums.amount)
    }
    now = december
    expect(await sums('2026-11')).toEqual([140_000])
    await credit(invoice, 100_000, { refund: { amount: 100_000, method: 'cash', reference: '' } })
    expect(await sums('2026-11')).toEqual([140_000])
    expect(await sums('2026-12')).toEqual([-40_000])
  })
})

it('of ten credits of one line at once only what is left is taken', async () => {
  const { world, credit, read, balances } = await openTill(server)
  const invoice = await addInvoice(world, { state: 'issued' })
  const replies = await Promise.all(Array.from({ length: 10 }, () => credit(invoice, 100_000)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array.from({ length: 7 }, () => 422)])
  expect(await read(invoice.id)).toMatchObject({ owed: 50_000, credited: 300_000 })
  expect(await balances(invoice.id)).toEqual({ receivable: 50_000, revenue: -50_000 })
})

describe('the database itself', () => {
  it('keeps a note and its lines, and refuses more than the patient owed for a line', async () => {
    const { world, credit } = await openTill(server)
    const { company_id, clinic_id } = world.clinic
    const invoice = await addInvoice(world, { state: 'issued' })
    const { id } = (await credit(invoice, 300_000)).body.data
    const clinic = { company_id, clinic_id }
    await expect(
      database.updateTable('credit_note').set({ amount: 1 }).where('id', '=', id).execute(),
    ).rejects.toThrow()
    await expect(database.deleteFrom('credit_note_line').where('credit_note_id', '=', id).execute()).rejects.toThrow()
    const note = {
      ...clinic,
      invoice_id: invoice.id,
      year: 2026,
      sequence: 99,
      number: 'CRN/99',
      refunded: 0,
      owed_after: 0,
      reason: 'Salah tagih',
      issued_at: now.toISOString(),
      issued_by: 'Rani Putri',
    }
    const write = (amount: number) =>
      database.transaction().execute(async (tx) => {
        const made = await tx
          .insertInto('credit_note')
          .values({ ...note, amount })
          .returning('id')
          .executeTakeFirstOrThrow()
        const line = { invoice_line_id: invoice.lines[0]?.id ?? 0, amount, net: amount, tax: 0, rounding: 0 }
        await tx
          .insertInto('credit_note_line')
          .values({ ...clinic, ...line, credit_note_id: made.id })
          .execute()
      })
    await expect(write(50_001)).rejects.toThrow('more than the patient owed')
    // it has no posting
    await expect(write(50_000)).rejects.toThrow('not what its lines and its posting come to')
  })
})
