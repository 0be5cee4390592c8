import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice, addOpenShift } from '../../testing/sample-calls/money/invoice'
import { addNote } from '../../testing/sample-calls/note'
import { addPrice, addProduct } from '../../testing/sample-calls/product'
import { addRoom } from '../../testing/sample-calls/room'
import { openWorld } from '../../testing/sample-world'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

type Tender = Schema<'Tender'>
const cash = (amount: number): Tender => ({ method: 'cash', amount, reference: '' })
const qris = (amount: number): Tender => ({ method: 'qris', amount, reference: 'QR-1' })

async function openTill() {
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
    database
      .updateTable('clinic')
      .set(values)
      .where((eb) => eb.and({ company_id, id: clinic_id }))
      .execute()
  const entries = (invoice_id: number) =>
    database
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

const lineInput = ({
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

describe('a visit whose treatment ends', () => {
  it('has a draft of what was done, with the prices of its day, and nobody typed it', async () => {
    const { world, read } = await openTill()
    const token = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic'))
    const note = await addNote(world)
    const [done] = note.content.procedures
    await addPrice(world, { product_id: done?.product_id ?? 0, price: 350_000 })
    const finished = await server.call('finishVisit', {
      token,
      path: { id: note.visit_id },
      body: { note_version: note.version, version: 1 },
    })
    expect(finished.status).toBe(200)
    const { id } = await database
      .selectFrom('invoice')
      .select('id')
      .where('company_id', '=', world.clinic.company_id)
      .where('visit_id', '=', note.visit_id)
      .executeTakeFirstOrThrow()
    expect(await read(id)).toMatchObject({
      state: 'draft',
      number: null,
      day: '2026-11-20',
      total: 350_000,
      owed: 0,
      lines: [{ product_id: done?.product_id, was_done: true, unit_price: 350_000, quantity: 1, jaw: 'upper' }],
      moves: [{ event: 'invoice.draft', from_state: null, to_state: 'draft' }],
    })
  })

  it('has one invoice, and another one only after it was discarded or void', async () => {
    const { world, desk, close, issue } = await openTill()
    const first = await addInvoice(world)
    const again = (key = randomUUID()) =>
      server.call('draftVisitInvoice', {
        token: desk,
        path: { id: first.visit_id },
        headers: { 'idempotency-key': key },
      })
    expect((await again()).status).toBe(409)
    expect((await close('discardInvoice', first, desk)).body.data.state).toBe('discarded')
    const second = (await again()).body.data
    expect(second).toMatchObject({ state: 'draft', total: 350_000 })
    const issued = (await issue(second)).body.data
    expect((await again()).status).toBe(409)
    await close('voidInvoice', issued)
    expect((await again()).status).toBe(200)
  })
})

describe('a draft', () => {
  it('keeps what was done, and takes other services of the price list', async () => {
    const { world, change } = await openTill()
    const draft = await addInvoice(world)
    const { id: product_id } = await addProduct(world, { code: 'KON-01', name: 'Konsultasi' })
    await addPrice(world, { product_id, price: 50_000 })
    const added = {
      id: null,
      paket_id: null,
      package_sold_id: null,
      product_id,
      unit_price: 50_000,
      quantity: 2,
      discount: null,
      discount_reason: '',
    }
    const reply = await change(draft, { lines: [...draft.lines.map(lineInput), added] })
    expect(reply.body.data).toMatchObject({
      total: 450_000,
      lines: [{ was_done: true }, { was_done: false, name: 'Konsultasi', amounts: { total: 100_000 } }],
    })
    const without = await change(reply.body.data, { lines: [added] })
    expect(without).toMatchObject({
      status: 422,
      body: { data: { fields: { lines: expect.stringContaining('stays') } } },
    })
  })

  it.each([
    [
      'a discount above its line',
      { discount: { rupiah: 350_001 }, discount_reason: 'x' },
      /Line 1: the discount is more/,
    ],
    ['a discount of three decimals', { discount: { percent: 1.005 }, discount_reason: 'x' }, /Line 1: a discount is/],
    ['a discount nobody explains', { discount: { percent: 5 } }, /Line 1: say why/],
    ['a price that is not of the list', { unit_price: 1 }, /Line 1: only a manager/],
    ['another quantity of what was done', { quantity: 2 }, /Line 1 was done so often/],
    ['another service on its line', { product_id: 999_999 }, /Line 1 is not on this invoice/],
  ])('refuses %s, and is as it was', async (_, changes, sentence) => {
    const { world, change, read } = await openTill()
    const draft = await addInvoice(world)
    const reply = await change(draft, { lines: draft.lines.map((line) => ({ ...lineInput(line), ...changes })) })
    expect(reply.status).toBe(422)
    expect(Object.values(reply.body.data.fields ?? {}).join()).toMatch(sentence)
    expect(await read(draft.id)).toEqual(draft)
  })

  it.each([
    ['a negative quantity', { quantity: -1 }],
    ['a price of 10^15', { unit_price: 1e15 }],
    ['half a rupiah', { unit_price: 0.5 }],
  ])('refuses %s before it is read', async (_, changes) => {
    const { world, change } = await openTill()
    const draft = await addInvoice(world)
    const reply = await change(draft, { lines: draft.lines.map((line) => ({ ...lineInput(line), ...changes })) })
    expect(reply.status).toBe(400)
  })

  it('shows the price list of today beside its price, which is taken only when the desk says so', async () => {
    const { world, change, read } = await openTill()
    const draft = await addInvoice(world)
    const [line] = draft.lines
    await addPrice(world, { product_id: line?.product_id ?? 0, price: 400_000, valid_from: '2026-11-20' })
    expect(await read(draft.id)).toMatchObject({
      total: 350_000,
      lines: [{ unit_price: 350_000, list_price: 400_000 }],
    })
    const reply = await change(draft, {
      lines: draft.lines.map((each) => ({ ...lineInput(each), unit_price: 400_000 })),
    })
    expect(reply.body.data).toMatchObject({ total: 400_000 })
  })

  it('of two who change it, tells the second what the first wrote', async () => {
    const { world, change } = await openTill()
    const draft = await addInvoice(world)
    const five = { discount: { percent: 5 }, discount_reason: 'Pelajar' }
    expect((await change(draft, five)).status).toBe(200)
    const second = await change(draft, { discount: { percent: 10 }, discount_reason: 'Lansia' })
    expect(second).toMatchObject({ status: 409, body: { data: { current: { discount: { percent: 5 } } } } })
  })
})

describe('an issued invoice', () => {
  it('has the next number of the year, keeps its amounts, and stands in the ledger', async () => {
    const { world, issue, setClinic, entries } = await openTill()
    await setClinic({ code: 'KMG', rounding: 1000 })
    const [one, other] = [await addInvoice(world), await addInvoice(world)]
    const issued = (await issue(one, { due_on: '2026-12-20' })).body.data
    expect(issued).toMatchObject({ state: 'issued', number: 'INV/KMG/2026/0001', due_on: '2026-12-20', owed: 350_000 })
    await setClinic({ collects_tax: true })
    expect((await issue(other)).body.data).toMatchObject({ number: 'INV/KMG/2026/0002', due_on: '2026-11-20' })
    expect(await entries(issued.id)).toEqual([
      { account: 'receivable', amount: 350_000 },
      { account: 'revenue', amount: -350_000 },
    ])
  })

  it('is refused with a due day that is over, without lines and without a price', async () => {
    const { world, issue, change, close } = await openTill()
    const draft = await addInvoice(world)
    expect(await issue(draft, { due_on: '2026-11-19' })).toMatchObject({
      body: { data: { fields: { due_on: 'This day is over' } } },
    })
    const unpriced = await addInvoice(world)
    const { product_id = 0 } = unpriced.lines[0] ?? {}
    await database
      .deleteFrom('product_price')
      .where('product_id', '=', product_id)
      .where('company_id', '=', world.clinic.company_id)
      .execute()
    const nameless = (
      await change(unpriced, { lines: unpriced.lines.map((line) => ({ ...lineInput(line), unit_price: null })) })
    ).body.data
    expect(await issue(nameless)).toMatchObject({
      status: 422,
      body: { data: { fields: { lines: expect.stringContaining('Line 1') } } },
    })
    expect((await close('discardInvoice', draft)).status).toBe(200)
    expect((await issue(draft)).status).toBe(409)
  })

  it('above the limit of discounts is issued by the manager alone', async () => {
    const { world, issue, change, setClinic, manager } = await openTill()
    await setClinic({ discount_limit_percent: 10 })
    const draft = await addInvoice(world)
    const reduced = (await change(draft, { discount: { percent: 10.01 }, discount_reason: 'Keluarga' })).body.data
    expect(reduced.needs_manager).toBe(true)
    expect(await issue(reduced)).toMatchObject({
      status: 422,
      body: { data: { fields: { discount: expect.stringContaining('manager') } } },
    })
    expect((await issue(reduced, { by: manager })).status).toBe(200)
  })

  it('of nothing to pay is paid at once', async () => {
    const { world, issue, change, manager } = await openTill()
    const draft = await addInvoice(world)
    const free = (await change(draft, { discount: { percent: 100 }, discount_reason: 'Pegawai' })).body.data
    expect((await issue(free, { by: manager })).body.data).toMatchObject({
      state: 'paid',
      owed: 0,
      moves: [{}, { to_state: 'issued' }, { event: 'invoice.payAll', from_state: 'issued', to_state: 'paid' }],
    })
  })

  it('is void with the reason while nothing is paid, and the ledger takes it back', async () => {
    const { world, close, desk, pay, read, entries } = await openTill()
    const issued = await addInvoice(world, { state: 'issued' })
    expect((await close('voidInvoice', issued, desk)).status).toBe(403)
    expect((await close('voidInvoice', issued)).body.data).toMatchObject({ state: 'void', owed: 0 })
    const sum = (await entries(issued.id)).reduce((total, { amount }) => total + Number(amount), 0)
    expect(sum).toBe(0)
    expect(await pay(issued.id, [cash(1)], { cash_given: 1 })).toMatchObject({ status: 409 })
    const paid = await addInvoice(world, { state: 'paid' })
    expect((await close('voidInvoice', await read(paid.id))).status).toBe(409)
  })

  it('is written off by the manager: nothing is owed, and what was paid stays', async () => {
    const { world, close, pay, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(100_000)])
    const written = await close('writeOffInvoice', await read(id))
    expect(written.body.data).toMatchObject({ state: 'written_off', owed: 0, paid: 100_000 })
  })
})

describe('a payment', () => {
  it('is split over methods, gives change, and has a receipt', async () => {
    const { world, pay, read, setClinic } = await openTill()
    await setClinic({ code: 'KMG' })
    const { id } = await addInvoice(world, { state: 'issued' })
    const reply = await pay(id, [qris(175_000), cash(175_000)], { cash_given: 200_000 })
    expect(reply.body.data).toMatchObject({
      kind: 'payment',
      number: 'KW/KMG/2026/0001',
      amount: 350_000,
      change: 25_000,
      owed_after: 0,
      invoice_total: 350_000,
      refunded: 0,
    })
    expect(await read(id)).toMatchObject({ state: 'paid', owed: 0, paid: 350_000, payments: [reply.body.data] })
  })

  it('of a part leaves the rest owed', async () => {
    const { world, pay, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(100_000)])
    expect(await read(id)).toMatchObject({ state: 'partly_paid', owed: 250_000, paid: 100_000 })
  })

  it.each([
    ['more than is owed', [qris(350_001)], null, 'tenders'],
    ['one method twice', [qris(1), qris(2)], null, 'tenders'],
    ['less cash than is paid in cash', [cash(350_000)], 349_999, 'cash_given'],
    ['cash without the notes', [cash(350_000)], null, 'cash_given'],
  ])('of %s is refused', async (_, tenders, cash_given, field) => {
    const { world, pay, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    const reply = await pay(id, tenders, { cash_given })
    expect(reply).toMatchObject({ status: 422, body: { data: { fields: { [field]: expect.any(String) } } } })
    expect(await read(id)).toMatchObject({ state: 'issued', payments: [] })
  })

  it('is taken once when Enter is pressed twice, and when its answer was lost', async () => {
    const { world, pay, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    const key = randomUUID()
    const twice = await Promise.all([1, 2].map(() => pay(id, [qris(350_000)], { key })))
    const later = await pay(id, [qris(350_000)], { key })
    expect(new Set([...twice, later].map(({ body }) => body.data.number)).size).toBe(1)
    expect((await read(id)).payments).toHaveLength(1)
  })

  it('needs an open cash shift of the one who takes it', async () => {
    const { world, pay, desk } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    expect(await pay(id, [qris(1)], { by: desk })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('cash shift') },
    })
  })

  it('of an invoice of another clinic is refused as if there were none', async () => {
    const { pay } = await openTill()
    const foreign = await addInvoice(await openWorld(server), { state: 'issued' })
    expect((await pay(foreign.id, [qris(1)])).status).toBe(404)
  })
})

describe('a refund', () => {
  it('is owed again, and is never more than its payment', async () => {
    const { world, refund, read } = await openTill()
    const { id, payments } = await addInvoice(world, { state: 'paid' })
    const payment = payments[0]?.id ?? 0
    expect((await refund(payment, 350_001)).status).toBe(422)
    expect((await refund(payment, 100_000)).body.data).toMatchObject({
      kind: 'refund',
      refund_of: payment,
      owed_after: 100_000,
    })
    expect(await read(id)).toMatchObject({ state: 'partly_paid', owed: 100_000, paid: 250_000 })
    expect((await refund(payment, 250_001)).status).toBe(422)
    await refund(payment, 250_000)
    expect(await read(id)).toMatchObject({ state: 'issued', owed: 350_000, paid: 0 })
  })

  it('in cash is never more than lies in the drawer', async () => {
    const { world, pay, refund, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    await pay(id, [qris(350_000)])
    const { payments } = await read(id)
    expect(await refund(payments[0]?.id ?? 0, 1)).toMatchObject({
      status: 422,
      body: { data: { fields: { method: 'There is less cash in the drawer' } } },
    })
  })

  it('is the manager’s, and of a payment', async () => {
    const { world, refund, desk } = await openTill()
    const { payments } = await addInvoice(world, { state: 'paid' })
    const payment = payments[0]?.id ?? 0
    expect((await refund(payment, 1, { by: desk })).status).toBe(403)
    const { id } = (await refund(payment, 1)).body.data
    expect((await refund(id, 1)).status).toBe(409)
  })
})

describe('at once', () => {
  it('of a hundred payments of one invoice none is over what is owed, and the numbers have no gap', async () => {
    const { world, pay, read } = await openTill()
    const { id } = await addInvoice(world, { state: 'issued' })
    const replies = await Promise.all(Array.from({ length: 100 }, () => pay(id, [qris(50_000)])))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    const { owed, paid, payments, state } = await read(id)
    expect({ owed, paid, state }).toEqual({ owed: 0, paid: 350_000, state: 'paid' })
    const sequences = payments.map(({ number }: Schema<'Payment'>) => Number(number.split('/').at(-1)))
    expect(sequences).toEqual(sequences.map((_: number, index: number) => index + 1))
  })

  it('of two hundred payments, refunds and issues of one invoice what is paid and owed is its total, and the numbers have no gap', async () => {
    const { world, pay, refund, issue, read, entries } = await openTill()
    const draft = await addInvoice(world)
    const { id } = (await issue(draft)).body.data
    const first = (await pay(id, [cash(50_000)], { cash_given: 50_000 })).body.data
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        if (index % 2 === 0) return pay(id, [qris(50_000)])
        return index % 4 === 1 ? refund(first.id, 10_000) : issue(draft)
      }),
    )
    const made = (kind: 0 | 1 | 3) =>
      replies.filter(({ status }, index) => status === 200 && (kind === 0 ? index % 2 === 0 : index % 4 === kind))
        .length
    // all five refunds of the first payment, and no second issue
    expect([made(1), made(3)]).toEqual([5, 0])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409, 422]))
    const { owed, paid, payments } = await read(id)
    expect(owed + paid).toBe(350_000)
    expect(paid).toBe(made(0) * 50_000)
    const due = (await entries(id)).filter(({ account }) => account === 'receivable')
    expect(due.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed)
    const sequences = payments.map(({ number }: Schema<'Payment'>) => Number(number.split('/').at(-1)))
    expect(new Set(sequences)).toEqual(new Set(sequences.map((_: number, index: number) => index + 1)))
    expect(sequences).toHaveLength(1 + made(0) + made(1))
  })

  it('of fifty refunds of one payment none is over it', async () => {
    const { world, refund, read } = await openTill()
    const { id, payments } = await addInvoice(world, { state: 'paid' })
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(payments[0]?.id ?? 0, 50_000)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(await read(id)).toMatchObject({ state: 'issued', owed: 350_000, paid: 0 })
  })

  it('of fifty issues of one draft one succeeds, and takes one number', async () => {
    const { world, issue } = await openTill()
    const [draft, next] = [await addInvoice(world), await addInvoice(world)]
    const replies = await Promise.all(Array.from({ length: 50 }, () => issue(draft)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await issue(next)).body.data.number).toMatch(/0002$/)
  })
})

describe('a patient who leaves', () => {
  const checkOut = (token: string, id: number, settlement: Schema<'VisitSettlement'>, reason = '') =>
    server.call('checkOutVisit', { token, path: { id }, body: { settlement, reason, version: 1 } })

  it('has paid, or pays later, or has nothing to pay for a reason', async () => {
    const { world, desk, read } = await openTill()
    const [paid, unpaid, draft] = [
      await addInvoice(world, { state: 'paid' }),
      await addInvoice(world, { state: 'issued' }),
      await addInvoice(world),
    ]
    expect((await checkOut(desk, paid.visit_id, 'settled')).status).toBe(200)
    expect(await checkOut(desk, unpaid.visit_id, 'settled')).toMatchObject({
      status: 422,
      body: { data: { fields: { settlement: 'The invoice is not paid yet' } } },
    })
    expect((await checkOut(desk, unpaid.visit_id, 'nothing_to_bill', 'Kontrol')).status).toBe(422)
    expect((await checkOut(desk, unpaid.visit_id, 'debt_accepted')).status).toBe(200)
    expect((await checkOut(desk, draft.visit_id, 'debt_accepted')).status).toBe(422)
    expect((await checkOut(desk, draft.visit_id, 'nothing_to_bill')).status).toBe(422)
    expect((await checkOut(desk, draft.visit_id, 'nothing_to_bill', 'Kontrol')).status).toBe(200)
    expect(await read(draft.id)).toMatchObject({ state: 'discarded', moves: [{}, { reason: 'Kontrol' }] })
  })

  it('is not treated further once the invoice is issued; a draft is discarded', async () => {
    const { world, manager, read } = await openTill()
    const room_id = (await addRoom(world)).id
    const [issued, draft] = [await addInvoice(world, { state: 'issued' }), await addInvoice(world, { room_id })]
    const reopen = (id: number) =>
      server.call('reopenVisit', { token: manager, path: { id }, body: { reason: 'Gigi salah', version: 1 } })
    expect(await reopen(issued.visit_id)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('issued') },
    })
    expect((await reopen(draft.visit_id)).status).toBe(200)
    expect(await read(draft.id)).toMatchObject({ state: 'discarded' })
  })
})
