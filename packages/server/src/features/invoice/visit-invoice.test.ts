import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addInvoice } from '../../testing/sample-calls/money/invoice'
import { addNote } from '../../testing/sample-calls/note'
import { addPrice } from '../../testing/sample-calls/product'
import { addRoom } from '../../testing/sample-calls/room'
import { openTill } from './invoice-fixture'

const now = new Date('2026-11-20T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

describe('a visit whose treatment ends', () => {
  it('has a draft of what was done, with the prices of its day, and nobody typed it', async () => {
    const { world, read } = await openTill(server)
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
    const { world, desk, close, issue } = await openTill(server)
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

describe('a patient who leaves', () => {
  const checkOut = (token: string, id: number, settlement: Schema<'VisitSettlement'>, reason = '') =>
    server.call('checkOutVisit', { token, path: { id }, body: { settlement, reason, version: 1 } })

  it('has paid, or pays later, or has nothing to pay for a reason', async () => {
    const { world, desk, read } = await openTill(server)
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
    const { world, manager, read } = await openTill(server)
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
