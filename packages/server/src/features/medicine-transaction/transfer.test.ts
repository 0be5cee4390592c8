import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addBatch } from '../../testing/sample-calls/medicine-transaction'
import { openWorld } from '../../testing/sample-world'
import { openTransfer } from './transfer-fixture'

const server = await startTestServer({ now: () => new Date('2026-11-24T18:00:00Z') })
afterAll(() => server.close())

// Seen to fail: a transfer that is worth what its lines say, whose missing units stay in the stock, and that goes to a clinic of another company.
describe('a transfer', () => {
  it('leaves one clinic when it is sent, is in transit, and enters the other one when it is accepted', async () => {
    const { create, content, step, read, incoming, accept, deskThere, batch, batchesThere, cardThere, sums } =
      await openTransfer(server)
    const { id } = (await create(content())).body.data
    expect(await sums()).toEqual({ here: 50, there: 0, transit: 0, moved: 50 })
    expect(await step('send', id)).toMatchObject({ status: 200 })
    expect(await sums()).toEqual({ here: 40, there: 0, transit: 10, moved: 40 })
    expect(await read(id)).toMatchObject({
      kind: 'transfer_out',
      state: 'sent',
      number: expect.stringMatching(/^TRF\/.*0001$/),
      partner: { clinic_name: 'Klinik Cabang', number: null },
      total: 4_500,
      arrived: null,
    })
    const there = (await incoming(id)) ?? 0
    expect(await read(there, deskThere)).toMatchObject({
      kind: 'transfer_in',
      state: 'sent',
      number: null,
      partner: { number: expect.stringMatching(/^TRF\//) },
      total: 4_500,
      content: {
        to_clinic_id: null,
        lines: [{ batch_id: null, quantity: 10, lot: 'AMX-01', expires_on: '2028-06-30' }],
      },
    })
    expect(await accept(id)).toMatchObject({
      status: 200,
      body: { data: { state: 'received', number: expect.stringMatching(/^TRI\/.*0001$/), arrived: [10] } },
    })
    expect(await sums()).toEqual({ here: 40, there: 10, transit: 0, moved: 50 })
    expect(await batchesThere()).toMatchObject([
      { lot: 'AMX-01', expires_on: '2028-06-30', unit_cost: 450, on_hand: 10, supplier_name: null },
    ])
    expect((await batchesThere())[0]?.id).not.toBe(batch.id)
    expect(await cardThere()).toMatchObject([{ kind: 'transfer_in', reason: null, quantity: 10, balance: 10 }])
    expect(await read(id)).toMatchObject({
      state: 'received',
      arrived: [10],
      partner: { number: expect.stringMatching(/^TRI\//) },
      stages: [{ state: 'draft' }, { state: 'sent' }, { state: 'received' }],
    })
  })

  it('is on its way in the stock of both clinics until it is accepted', async () => {
    const { send, accept, desk, deskThere, medicine_id, there, batch } = await openTransfer(server)
    await addBatch(there, { medicine_id, lot: 'AMX-00', expires_on: '2028-06-30' })
    const onItsWay = async (token: string) => {
      const { incoming, outgoing } = (await server.call('getMedicine', { token, path: { id: medicine_id } })).body.data
      return { incoming, outgoing }
    }
    const id = await send({ quantity: 2, pack_size: 5, batch_id: batch.id })
    expect(await onItsWay(desk)).toEqual({ incoming: 0, outgoing: 10 })
    expect(await onItsWay(deskThere)).toEqual({ incoming: 10, outgoing: 0 })
    await accept(id, [10])
    expect(await onItsWay(desk)).toEqual({ incoming: 0, outgoing: 0 })
    expect(await onItsWay(deskThere)).toEqual({ incoming: 0, outgoing: 0 })
  })

  it('is listed with returns, without other documents', async () => {
    const { send, desk, content } = await openTransfer(server)
    await send()
    const adjustment = { kind: 'adjustment', ...content(), to_clinic_id: null, reason: 'damaged', note: 'Jatuh' }
    const headers = { 'idempotency-key': randomUUID() }
    expect(await server.call('createMedicineTransaction', { token: desk, body: adjustment, headers })).toMatchObject({
      status: 201,
    })
    const kindsOf = async (query: Record<string, string>) =>
      (await server.call('listMedicineTransaction', { token: desk, query })).body.data.rows.map(({ kind }) => kind)
    expect(await kindsOf({})).toEqual(['adjustment', 'transfer_out', 'receipt'])
    expect(await kindsOf({ returned_or_transferred: 'true' })).toEqual(['transfer_out'])
  })

  it('of which a part is missing says why in both clinics, and only that is gone', async () => {
    const { send, read, accept, cardThere, sums } = await openTransfer(server)
    const id = await send()
    expect(await accept(id, [8])).toMatchObject({
      status: 422,
      body: { data: { fields: { reason: expect.any(String) } } },
    })
    expect(await accept(id, [11])).toMatchObject({
      status: 422,
      body: { data: { fields: { 'arrived.0': 'No more can arrive than was sent' } } },
    })
    expect(await accept(id, [])).toMatchObject({
      status: 422,
      body: { data: { fields: { arrived: expect.any(String) } } },
    })
    expect(await sums()).toMatchObject({ here: 40, there: 0, transit: 10 })
    expect(await accept(id, [8], 'lost')).toMatchObject({ status: 200 })
    expect(await sums()).toEqual({ here: 40, there: 8, transit: 0, moved: 48 })
    expect(await cardThere()).toMatchObject([
      { kind: 'transfer_in', reason: 'lost', quantity: -2, balance: 8 },
      { kind: 'transfer_in', reason: null, quantity: 10, balance: 10 },
    ])
    expect(await read(id)).toMatchObject({ state: 'received', arrived: [8], content: { reason: 'lost' } })
  })

  it('is accepted once, also by two at once, and never by the sender', async () => {
    const { send, accept, read, desk, incoming, sums } = await openTransfer(server)
    const id = await send()
    const { version } = await read(id)
    const own = { token: desk, path: { id }, body: { arrived: [10], reason: null, version } }
    expect(await server.call('acceptMedicineTransaction', own)).toMatchObject({ status: 409 })
    const theirs = { ...own, path: { id: (await incoming(id)) ?? 0 } }
    expect(await server.call('acceptMedicineTransaction', theirs)).toMatchObject({ status: 404 })
    const replies = await Promise.all([accept(id), accept(id), accept(id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await sums()).toEqual({ here: 40, there: 10, transit: 0, moved: 50 })
  })

  it('adds to a batch of the same number, expiry and cost, and to a recalled one as recalled', async () => {
    const { here, there, send, accept, batchesThere, medicine_id } = await openTransfer(server)
    await accept(await send())
    await accept(await send())
    expect(await batchesThere()).toMatchObject([{ on_hand: 20 }])
    const { company_id, clinic_id } = there.clinic
    await sql`update medicine_batch set recall_reason = 'BPOM', recalled_by = 'Rina', recalled_at = now()
      where company_id = ${company_id} and clinic_id = ${clinic_id}`.execute(server.database)
    await addBatch(there, { medicine_id, lot: 'AMX-09' })
    const other = await addBatch(here, { medicine_id, lot: 'AMX-01', unit_cost: 600 })
    await accept(await send({ batch_id: other.id }))
    expect((await batchesThere()).map(({ unit_cost, state, on_hand }) => [unit_cost, state, on_hand])).toEqual(
      expect.arrayContaining([
        [450, 'recalled', 20],
        [600, 'recalled', 10],
        [450, 'good', 50],
      ]),
    )
  })

  it('is refused of more than there is, of what is expired or recalled, and to what is no sister clinic', async () => {
    const { here, content, create, step, medicine_id } = await openTransfer(server)
    const stranger = await openWorld(server)
    const refused = async (body: ReturnType<typeof content>) => {
      const created = await create(body)
      return created.status === 201 ? (await step('send', created.body.data.id)).body.data : created.body.data
    }
    const expired = await addBatch(here, { medicine_id, expires_on: '2026-11-24' })
    expect(await refused(content({ quantity: 51 }))).toHaveProperty(['fields', 'lines.0.quantity'])
    expect(await refused(content({ batch_id: expired.id }))).toHaveProperty(['fields', 'lines.0.batch_id'])
    for (const to_clinic_id of [here.clinic.clinic_id, stranger.clinic.clinic_id, 999_999_999])
      expect(await refused({ ...content(), to_clinic_id })).toMatchObject({
        fields: { to_clinic_id: 'The company has no other clinic like this' },
      })
    expect(await refused({ ...content(), to_clinic_id: null })).toHaveProperty(['fields', 'to_clinic_id'])
  })

  it('is seen by the two clinics alone, each its own document, and can go to sister clinics alone', async () => {
    const { send, incoming, desk, deskThere, here, there } = await openTransfer(server)
    const third = await openWorld(server, await server.makeClinic({ company_id: here.clinic.company_id }))
    const token = await server.tokenOf(third.user)
    const id = await send()
    const theirs = (await incoming(id)) ?? 0
    const found = async (by: string) =>
      (await server.call('listMedicineTransaction', { token: by, query: { state: 'sent' } })).body.data.rows.map(
        (row) => row.id,
      )
    expect(await Promise.all([desk, deskThere, token].map(found))).toEqual([[id], [theirs], []])
    const readBy = async (by: string, document: number) =>
      (await server.call('getMedicineTransaction', { token: by, path: { id: document } })).status
    expect(await Promise.all([readBy(desk, theirs), readBy(deskThere, id), readBy(token, theirs)])).toEqual([
      404, 404, 404,
    ])
    const clinics = (await server.call('listTransferClinic', { token: desk })).body.data.map((clinic) => clinic.id)
    expect(clinics.sort()).toEqual([there.clinic.clinic_id, third.clinic.clinic_id].sort())
  })

  it('that was thrown away before it was sent moved nothing, and one that was sent is never thrown away', async () => {
    const { create, content, step, send, sums } = await openTransfer(server)
    const { id } = (await create(content())).body.data
    expect(await step('cancel', id)).toMatchObject({ status: 200 })
    expect(await step('send', id)).toMatchObject({ status: 409 })
    expect(await step('cancel', await send())).toMatchObject({ status: 409 })
    expect(await sums()).toEqual({ here: 40, there: 0, transit: 10, moved: 40 })
  })
})
