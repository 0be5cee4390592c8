import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { openDispensary } from './dispensary-fixture'

const now = new Date('2026-11-25T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a signed prescription', () => {
  it('is dispensed from the batches that expire first, under a number of its own', async () => {
    const { prescribe, shelve, dispense, desk, medicine_id } = await openDispensary(server)
    await shelve({ lot: 'LATE', expires_on: '2028-06-30' })
    await shelve({ lot: 'NEVER', expires_on: null })
    await shelve({ lot: 'SOON', expires_on: '2026-12-31', quantity: 4 })
    const { id } = await prescribe({})
    const { status, body } = await dispense(id, [{ line: 1, quantity: 15 }])
    expect(status).toBe(201)
    const dispensing: Schema<'Dispensing'> = body.data
    expect(dispensing).toMatchObject({
      state: 'dispensed',
      lines: [{ prescribed: 15, handed_out: 15, available: 89, batches: [] }],
      handed_out: [
        { line: 1, lot: 'SOON', quantity: 4, number: expect.stringMatching(/^DSP\/.*2026\/0001$/) },
        { line: 1, lot: 'LATE', quantity: 11 },
      ],
    })
    const card = await server.call('listMedicineMovement', { token: desk, path: { id: medicine_id }, query: {} })
    expect(card.body.data.rows.slice(0, 2)).toMatchObject([
      { kind: 'dispense', quantity: -11, balance: 89 },
      { kind: 'dispense', quantity: -4, balance: 100 },
    ])
    const document = { path: { id: dispensing.handed_out[0]?.transaction_id ?? 0 }, token: desk }
    expect((await server.call('getMedicineTransaction', document)).body.data).toMatchObject({
      kind: 'dispense',
      state: 'posted',
      prescription_id: id,
      content: { lines: [{ quantity: 4 }, { quantity: 11 }] },
    })
  })

  it('is dispensed in parts, each a document, until nothing is left', async () => {
    const { prescribe, shelve, dispense, read } = await openDispensary(server)
    await shelve()
    const { id } = await prescribe({}, { quantity: 6 })
    await dispense(id, [{ line: 1, quantity: 5 }])
    expect(await read(id)).toMatchObject({ state: 'partly_dispensed', lines: [{ handed_out: 5 }, { handed_out: 0 }] })
    expect(
      await dispense(id, [
        { line: 1, quantity: 11 },
        { line: 2, quantity: 1 },
      ]),
    ).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.quantity': expect.stringContaining('at most 10') } } },
    })
    await dispense(id, [
      { line: 1, quantity: 10 },
      { line: 2, quantity: 6 },
    ])
    const after = await read(id)
    expect(after).toMatchObject({ state: 'dispensed', lines: [{ handed_out: 15 }, { handed_out: 6 }] })
    expect(new Set(after.handed_out.map(({ number }) => number)).size).toBe(2)
    expect(await dispense(id, [{ line: 1, quantity: 1 }])).toMatchObject({ status: 409 })
  })

  it('gets nothing of an expired or a recalled batch, and is told what there is', async () => {
    const { prescribe, shelve, dispense, read, manager, counted } = await openDispensary(server)
    await shelve({ expires_on: '2026-11-24' })
    const recalled = await shelve({})
    await server.call('recallMedicineBatch', {
      token: manager,
      path: { id: recalled.id },
      body: { reason: 'BPOM', version: recalled.version },
    })
    await shelve({ lot: 'LAST-DAY', expires_on: '2026-11-25', quantity: 7 })
    const { id } = await prescribe({})
    expect(await read(id)).toMatchObject({ lines: [{ available: 7, withheld: 100, batches: [{ lot: 'LAST-DAY' }] }] })
    expect(await dispense(id, [{ line: 1, quantity: 8 }])).toMatchObject({
      status: 422,
      body: { data: { fields: { 'lines.0.quantity': expect.stringMatching(/only 7 can be taken/) } } },
    })
    expect(await counted()).toMatchObject({ on_hand: 107, documents: 0 })
    expect(await dispense(id, [{ line: 1, quantity: 7 }])).toMatchObject({
      status: 201,
      body: { data: { state: 'partly_dispensed' } },
    })
  })

  it.each<[string, Schema<'DispensingInput'>['lines'], number]>([
    ['a negative quantity', [{ line: 1, quantity: -1 }], 400],
    ['half a capsule', [{ line: 1, quantity: 0.5 }], 400],
    ['no line', [], 400],
    ['a line it has not', [{ line: 9, quantity: 1 }], 422],
    [
      'a line twice',
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
      422,
    ],
  ])('is not dispensed with %s', async (_, lines, want) => {
    const { prescribe, shelve, dispense, counted } = await openDispensary(server)
    await shelve()
    const { id } = await prescribe({})
    expect(await dispense(id, lines)).toMatchObject({ status: want })
    expect(await counted()).toMatchObject({ on_hand: 50, moved: 50, documents: 0 })
  })

  it('that was cancelled is not dispensed, nor one of another clinic', async () => {
    const { prescribe, shelve, dispense, world } = await openDispensary(server)
    const elsewhere = await openDispensary(server)
    await shelve()
    const { id } = await prescribe({})
    expect(await elsewhere.dispense(id, [{ line: 1, quantity: 1 }], { version: 2 })).toMatchObject({ status: 404 })
    await database
      .updateTable('prescription')
      .set({
        state: 'cancelled',
        cancel_reason: 'Salah obat',
        cancelled_by: 'drg. Satu',
        cancelled_at: now.toISOString(),
      })
      .where((eb) => eb.and({ company_id: world.clinic.company_id, id }))
      .execute()
    expect(await dispense(id, [{ line: 1, quantity: 1 }], { version: 2 })).toMatchObject({ status: 409 })
  })

  it('sent twice with one key is dispensed once, and by two at once too', async () => {
    const { prescribe, shelve, dispense, counted } = await openDispensary(server)
    await shelve()
    const { id } = await prescribe({})
    const once = { version: 2, key: 'enter-pressed-twice' }
    const [first, second] = await Promise.all([1, 2].map(() => dispense(id, [{ line: 1, quantity: 5 }], once)))
    expect(second?.body).toEqual(first?.body)
    expect(await counted()).toMatchObject({ on_hand: 45, documents: 1 })
    const both = await Promise.all([1, 2].map(() => dispense(id, [{ line: 1, quantity: 10 }], { version: 3 })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await counted()).toMatchObject({ on_hand: 35, moved: 35, documents: 2 })
  })

  it('of many at once gets what is there, and no more', async () => {
    const { prescribe, shelve, dispense, counted } = await openDispensary(server)
    await shelve({ quantity: 25 })
    const prescriptions = []
    for (let index = 0; index < 8; index += 1) prescriptions.push(await prescribe({ quantity: 5 }))
    const replies = await Promise.all(
      prescriptions.map(({ id }) => dispense(id, [{ line: 1, quantity: 5 }], { version: 2 })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422, 422])
    expect(await counted()).toEqual({ on_hand: 0, moved: 0, documents: 5 })
  })
})

describe('what is dispensed', () => {
  it('is billed on the draft of the visit at the sell price, and stays there', async () => {
    const { prescribe, shelve, dispense, draft, invoice, desk } = await openDispensary(server)
    await shelve()
    const { id, visit_id } = await prescribe({})
    const { id: invoice_id, version } = await draft(visit_id)
    await dispense(id, [{ line: 1, quantity: 5 }])
    expect(await dispense(id, [{ line: 1, quantity: 10 }])).toMatchObject({
      body: { data: { lines: [{ billed: 15 }], invoice: { id: invoice_id, state: 'draft' } } },
    })
    const billed = await invoice(invoice_id)
    expect(billed).toMatchObject({
      version: version + 2,
      total: 15_000,
      lines: [{ product_id: null, was_done: true, quantity: 15, unit_price: 1_000, list_price: 1_000 }],
    })
    const change = (lines: object[]) =>
      server.call('changeInvoice', {
        token: desk,
        path: { id: invoice_id },
        body: { lines, discount: null, discount_reason: '', policy_id: null, version: billed.version },
      })
    expect(await change([])).toMatchObject({ status: 422 })
    const [line] = billed.lines
    const kept = {
      id: line?.id,
      product_id: null,
      paket_id: null,
      package_sold_id: null,
      unit_price: 1_000,
      discount: null,
      discount_reason: '',
    }
    expect(await change([{ ...kept, quantity: 14 }])).toMatchObject({ status: 422 })
    expect(await change([{ ...kept, quantity: 15 }])).toMatchObject({ status: 200 })
  })

  it('before there is an invoice is on the one that is drafted', async () => {
    const { prescribe, shelve, dispense, draft, read } = await openDispensary(server)
    await shelve()
    const { id, visit_id } = await prescribe({})
    await dispense(id, [{ line: 1, quantity: 15 }])
    expect(await read(id)).toMatchObject({ invoice: null, lines: [{ billed: 0 }] })
    expect(await draft(visit_id)).toMatchObject({ lines: [{ quantity: 15, amounts: { gross: 15_000 } }] })
  })

  it('after the invoice was issued is billed on none, until it is void and another one is drafted', async () => {
    const { prescribe, shelve, dispense, draft, invoice, read, desk, manager } = await openDispensary(server)
    await shelve()
    const { id, visit_id } = await prescribe({})
    await dispense(id, [{ line: 1, quantity: 5 }])
    const { id: invoice_id, version } = await draft(visit_id)
    const path = { id: invoice_id }
    await server.call('issueInvoice', { token: desk, path, body: { due_on: null, version } })
    expect(await dispense(id, [{ line: 1, quantity: 10 }])).toMatchObject({ status: 201 })
    expect(await read(id)).toMatchObject({ invoice: { state: 'issued' }, lines: [{ handed_out: 15, billed: 5 }] })
    const issued = await invoice(invoice_id)
    expect(issued.total).toBe(5_000)
    const body = { reason: 'Obat belum ditagih', version: issued.version }
    expect(await server.call('voidInvoice', { token: manager, path, body })).toMatchObject({ status: 200 })
    expect(await draft(visit_id)).toMatchObject({ total: 15_000 })
  })
})

describe('the list', () => {
  it('has what waits today first, and another day when it is asked for', async () => {
    const { prescribe, shelve, dispense, desk } = await openDispensary(server)
    await shelve()
    const done = await prescribe({})
    const waiting = await prescribe({}, { quantity: 3 })
    await dispense(done.id, [{ line: 1, quantity: 15 }])
    const rows = async (query: Record<string, string> = {}) =>
      (await server.call('listDispensing', { token: desk, query })).body.data.rows
    expect(await rows()).toMatchObject([
      { id: waiting.id, state: 'signed', medicines: ['Amoxsan 500', 'Amoxsan 500'] },
      { id: done.id, state: 'dispensed' },
    ])
    expect(await rows({ day: '2026-11-24' })).toEqual([])
    expect(await rows({ visit_id: String(waiting.visit_id), day: '2026-11-24' })).toMatchObject([{ id: waiting.id }])
  })
})
