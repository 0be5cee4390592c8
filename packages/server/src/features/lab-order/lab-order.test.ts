import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addLaboratory, someLabOrder } from '../../testing/sample-calls/money/lab-order'
import { addSupplier } from '../../testing/sample-calls/supplier'
import { addVisit } from '../../testing/sample-calls/visit'
import { slotAt } from '../../testing/sample-times'
import { openWorld } from '../../testing/sample-world'

const today = '2026-11-20'
let now = new Date(`${today}T05:00:00Z`)
beforeEach(() => {
  now = new Date(`${today}T05:00:00Z`)
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())
const { database } = server

type Step = 'sendLabOrder' | 'receiveLabOrder' | 'returnLabOrder' | 'fitLabOrder' | 'cancelLabOrder'

async function openDesk() {
  const world = await openWorld(server)
  const input = await someLabOrder(world)
  const call: typeof server.call = async (operation, sending = {}) =>
    server.call(operation, { token: await server.tokenOf(world.user), ...sending })
  const send = (body: object, headers = { 'idempotency-key': randomUUID() }) =>
    call('createLabOrder', { headers, body })
  const ordered = async (overrides: Partial<Schema<'LabOrderInput'>> = {}): Promise<Schema<'LabOrder'>> =>
    (await send({ ...input, ...overrides })).body.data
  const step = (operation: Step, { id, version }: { id: number; version: number }, said: object = {}) =>
    call(operation, { path: { id }, body: { ...said, version } })
  const moved = async (operation: Step, order: Schema<'LabOrder'>, said?: object): Promise<Schema<'LabOrder'>> =>
    (await step(operation, order, said)).body.data
  const received = async (cost = 900_000) =>
    moved('receiveLabOrder', await moved('sendLabOrder', await ordered()), { cost })
  const orders = async (query: Record<string, string> = {}): Promise<Schema<'LabOrder'>[]> =>
    (await call('listLabOrder', { query })).body.data.rows
  return { world, input, call, send, ordered, step, moved, received, orders }
}

const refusedFields = ({ status, body }: { status: number; body: { data: { fields?: object } } }) => [
  status,
  Object.keys(body.data.fields ?? {}),
]

describe('a lab order', () => {
  it('is numbered, sent, received at the cost that is charged, and fitted', async () => {
    const { moved, ordered } = await openDesk()
    const draft = await ordered()
    expect(draft).toMatchObject({
      state: 'draft',
      cost: 850_000,
      late: false,
      next_appointment_at: null,
      sent_on: null,
    })
    expect(draft.number).toMatch(/^LAB\/.*2026\/0001$/)
    const sent = await moved('sendLabOrder', draft)
    expect(sent).toMatchObject({ state: 'sent', sent_on: today })
    const here = await moved('receiveLabOrder', sent, { cost: 900_000 })
    expect(here).toMatchObject({ state: 'received', cost: 900_000, received_on: today })
    expect(await moved('fitLabOrder', here)).toMatchObject({ state: 'fitted', fitted_on: today })
  })

  it('goes back with the reason, and costs nothing until it is received again', async () => {
    const { world, moved, received } = await openDesk()
    const back = await moved('returnLabOrder', await received(), { reason: ' Warna salah ', due_on: '2026-11-25' })
    expect(back).toMatchObject({ state: 'returned', reason: 'Warna salah', due_on: '2026-11-25' })
    await moved('receiveLabOrder', back, { cost: 0 })
    const { company_id, clinic_id } = world.clinic
    const costs = await database
      .selectFrom('lab_cost')
      .select(['day', 'amount'])
      .where((eb) => eb.and({ company_id, clinic_id }))
      .orderBy('id')
      .execute()
    expect(costs).toEqual([
      { day: today, amount: 900_000 },
      { day: today, amount: -900_000 },
    ])
  })

  it('is late on the day after it was due, by the clock of the clinic, until it is here', async () => {
    const { ordered, moved, orders } = await openDesk()
    const sent = await moved('sendLabOrder', await ordered({ due_on: today }))
    now = new Date(`${today}T16:59:00Z`)
    expect(await orders({ late: 'any' })).toEqual([])
    now = new Date(`${today}T17:01:00Z`)
    expect(await orders({ late: 'any' })).toMatchObject([{ id: sent.id, late: true }])
    await moved('receiveLabOrder', sent, { cost: 1 })
    expect(await orders({ late: 'any' })).toEqual([])
  })

  it('shows when the patient comes next', async () => {
    const { world, input, ordered, orders } = await openDesk()
    const slot = slotAt(world, '10:00')
    const { id } = await addAppointment(world, slot)
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('appointment')
      .set({ patient_id: input.patient_id })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    await ordered()
    const [order] = await orders()
    expect(Date.parse(order?.next_appointment_at ?? '')).toBe(Date.parse(slot.starts_at))
  })

  it('is found by number, laboratory and patient, and narrowed by state, laboratory, dentist and patient', async () => {
    const { world, input, ordered, moved, orders } = await openDesk()
    const draft = await ordered({ due_on: '2026-12-24' })
    const other = await someLabOrder(world)
    const sent = await moved('sendLabOrder', await ordered({ ...other }))
    expect((await orders()).map(({ id }) => id)).toEqual([sent.id, draft.id])
    expect((await orders({ sort: '-due_on' })).map(({ id }) => id)).toEqual([draft.id, sent.id])
    const queries: Record<string, string>[] = [
      { state: 'draft' },
      { supplier_id: `${input.supplier_id}` },
      { doctor_id: `${input.doctor_id}`, patient_id: `${input.patient_id}` },
      { search: draft.number },
      { search: `${draft.supplier_name} ${draft.patient.record_number}` },
    ]
    for (const query of queries) expect((await orders(query)).map(({ id }) => id)).toEqual([draft.id])
  })

  it('is read by its dentist alone', async () => {
    const { world, ordered } = await openDesk()
    const order = await ordered()
    const of = async (doctor_id: number) => {
      const account = await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id })
      const token = await server.tokenOf(account)
      const { status } = await server.call('getLabOrder', { token, path: { id: order.id } })
      return [status, (await server.call('listLabOrder', { token })).body.data.count]
    }
    expect(await of(order.doctor_id)).toEqual([200, 1])
    expect(await of((await addDoctor(world)).id)).toEqual([404, 0])
  })
})

describe('an order is refused', () => {
  it.each<[name: string, wrong: object]>([
    ['with a cost below zero', { cost: -1 }],
    ['with a cost of 10^15', { cost: 1e15 }],
    ['with half a rupiah', { cost: 0.5 }],
    ['for a tooth there is not', { teeth: ['99'] }],
    ['for a tooth twice', { teeth: ['11', '11'] }],
    ['for a day there is not', { due_on: '2026-02-30' }],
    ['for work nobody makes', { work: 'filling' }],
  ])('%s: no request', async (_, wrong) => {
    const { input, send, orders } = await openDesk()
    expect((await send({ ...input, ...wrong })).status).toBe(400)
    expect(await orders()).toEqual([])
  })

  it.each<[name: string, field: string, wrong: (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<object>]>([
    ['of a supplier of goods', 'supplier_id', async ({ world }) => ({ supplier_id: (await addSupplier(world)).id })],
    [
      'of a laboratory of another clinic',
      'supplier_id',
      async () => ({ supplier_id: (await addLaboratory(await openWorld(server))).id }),
    ],
    [
      'of a laboratory that is not used any more',
      'supplier_id',
      async ({ world }) => ({ supplier_id: (await addLaboratory(world, { status: 'inactive' })).id }),
    ],
    [
      'for a visit of another patient',
      'visit_id',
      async ({ world }) => ({ visit_id: (await addVisit(world, { state: 'finished' })).id }),
    ],
    ['for a procedure there is not', 'procedure_id', async () => ({ procedure_id: 999_999_999 })],
    [
      'of a dentist of another clinic',
      'doctor_id',
      async () => ({ doctor_id: (await someLabOrder(await openWorld(server))).doctor_id }),
    ],
    [
      'of a patient of another clinic',
      'patient_id',
      async () => ({ patient_id: (await (await openWorld(server)).addPatient()).id }),
    ],
    ['due yesterday', 'due_on', async () => ({ due_on: '2026-11-19' })],
  ])('%s', async (_, field, wrong) => {
    const desk = await openDesk()
    expect(refusedFields(await desk.send({ ...desk.input, ...(await wrong(desk)) }))).toEqual([422, [field]])
    expect(await desk.orders()).toEqual([])
  })

  it('to be sent after it was due, or to a laboratory that is not used any more', async () => {
    const { world, input, ordered, step } = await openDesk()
    const draft = await ordered({ due_on: today })
    now = new Date('2026-11-21T02:00:00Z')
    expect(refusedFields(await step('sendLabOrder', draft))).toEqual([422, ['due_on']])
    const { company_id, clinic_id } = world.clinic
    await database
      .updateTable('supplier')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id, clinic_id, id: input.supplier_id }))
      .execute()
    now = new Date(`${today}T05:00:00Z`)
    expect(refusedFields(await step('sendLabOrder', draft))).toEqual([422, ['supplier_id']])
  })

  it('to be received once it is cancelled, or before it is sent', async () => {
    const { ordered, moved, step } = await openDesk()
    const draft = await ordered()
    expect((await step('receiveLabOrder', draft, { cost: 1 })).status).toBe(409)
    const cancelled = await moved('cancelLabOrder', draft, { reason: 'Pasien pindah' })
    expect(cancelled).toMatchObject({ state: 'cancelled', reason: 'Pasien pindah' })
    const { status, body } = await step('receiveLabOrder', cancelled, { cost: 1 })
    expect([status, body.data.current?.state]).toEqual([409, 'cancelled'])
  })

  it('to be returned for a day that is past', async () => {
    const { received, step } = await openDesk()
    const said = { reason: 'Warna salah', due_on: '2026-11-19' }
    expect(refusedFields(await step('returnLabOrder', await received(), said))).toEqual([422, ['due_on']])
  })
})

describe('of two at once', () => {
  it('who receive it one wins, and the other is told what it is now', async () => {
    const { ordered, moved, step } = await openDesk()
    const sent = await moved('sendLabOrder', await ordered())
    const replies = await Promise.all([1, 2].map((cost) => step('receiveLabOrder', sent, { cost })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = replies.find(({ status }) => status === 200)?.body.data
    expect(replies.find(({ status }) => status === 409)?.body.data.current).toEqual(won)
  })

  it('who change a draft the second is told what the first wrote', async () => {
    const { input, ordered, call } = await openDesk()
    const { id, version } = await ordered()
    const { patient_id: _, ...content } = input
    const change = (shade: string) => call('updateLabOrder', { path: { id }, body: { ...content, shade, version } })
    expect((await change('A3')).body.data).toMatchObject({ shade: 'A3', version: 2 })
    const { status, body } = await change('B1')
    expect([status, body.data.current?.shade]).toEqual([409, 'A3'])
  })

  it('requests of one key one drafts', async () => {
    const { input, send, orders } = await openDesk()
    const headers = { 'idempotency-key': randomUUID() }
    await Promise.all([send(input, headers), send(input, headers)])
    expect(await orders()).toHaveLength(1)
  })
})

describe('past the server', () => {
  it('nothing of what was sent, closed or charged is changed', async () => {
    const { world, ordered, moved, received } = await openDesk()
    const { company_id, clinic_id } = world.clinic
    const write = (id: number, columns: object) =>
      database
        .updateTable('lab_order')
        .set(columns)
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
    const sent = await moved('sendLabOrder', await ordered())
    await expect(write(sent.id, { work: 'bridge' })).rejects.toThrow('is kept')
    const fitted = await moved('fitLabOrder', await received())
    await expect(write(fitted.id, { cost: 1 })).rejects.toThrow('is kept')
    const charged = database
      .updateTable('lab_cost')
      .set({ amount: 1 })
      .where((eb) => eb.and({ company_id, clinic_id }))
      .execute()
    await expect(charged).rejects.toThrow()
  })
})
