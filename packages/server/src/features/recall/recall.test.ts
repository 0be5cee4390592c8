import type { Schema } from '@clinic/api'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addAppointment } from '../../testing/sample-calls/appointment'
import { addRecall } from '../../testing/sample-calls/patient/recall'
import { addVisit } from '../../testing/sample-calls/visit'
import { slotAt } from '../../testing/sample-times'
import { openWorld } from '../../testing/sample-world'

const today = new Date('2026-11-30T02:00:00Z')
let now = today
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

type Query = Record<string, string>
type Attempt = Partial<Schema<'RecallAttemptInput'>>

async function openDesk() {
  const world = await openWorld(server)
  const user = await server.makeUser(world.clinic, 'front_office_clinic', { displayname: 'Ayu Lestari' })
  const list = async (query: Query = {}): Promise<Schema<'Recall'>[]> => {
    const { status, body } = await server.call('listRecall', { token: await server.tokenOf(user), query })
    expect(status).toBe(200)
    return body.data.rows
  }
  const call = async (id: number, attempt: Attempt = {}, headers = {}) =>
    server.call('createRecallAttempt', {
      token: await server.tokenOf(user),
      path: { id },
      body: { channel: 'phone', outcome: 'no_answer', remark: '', ...attempt },
      headers,
    })
  const ids = async (query: Query = {}) => (await list(query)).map(({ id }) => id)
  return { world, list, call, ids }
}

describe('who is to be called', () => {
  it('is a patient whose control is due, with its reason, dentist and day', async () => {
    const { world, list } = await openDesk()
    const { id, doctor_id, patient_id } = await addRecall(world, { due: 3 })
    expect(await list()).toMatchObject([
      {
        id,
        doctor_id,
        patient: { id: patient_id },
        reason: 'control',
        remark: 'Lepas jahitan',
        due_on: '2026-12-03',
        last_visit_on: '2026-11-30',
        state: 'due',
        attempts: [],
        next_appointment: null,
      },
    ])
  })

  it('is a patient whose last visit was six months ago, without a control', async () => {
    const { world, list } = await openDesk()
    now = new Date('2026-08-31T02:00:00Z')
    const { id } = await addRecall(world, { due: null })
    expect(await list()).toEqual([])
    now = new Date('2027-02-14T02:00:00Z')
    // August the 31st and six months is the last of February
    expect(await list()).toMatchObject([{ id, reason: 'check_up', remark: '', due_on: '2027-02-28' }])
    now = today
  })

  it('is a patient at the check-up after as many months as the manager has set', async () => {
    const { world, ids } = await openDesk()
    now = new Date('2026-08-31T02:00:00Z')
    const { id } = await addRecall(world, { due: null })
    now = today
    expect(await ids()).toEqual([])
    await server.database
      .updateTable('clinic')
      .set({ check_up_months: 3 })
      .where('company_id', '=', world.clinic.company_id)
      .where('id', '=', world.clinic.clinic_id)
      .execute()
    expect(await ids()).toEqual([id])
  })

  it('is nobody who is due later than two weeks from now, unless another day is asked for', async () => {
    const { world, ids } = await openDesk()
    const soon = await addRecall(world, { due: 14 })
    const later = await addRecall(world, { due: 15 })
    expect(await ids()).toEqual([soon.id])
    expect(await ids({ until: '2026-12-15' })).toEqual([soon.id, later.id])
  })

  it('is nobody who was due more than a year ago', async () => {
    const { world, ids } = await openDesk()
    const { id } = await addRecall(world, { due: -365, ago: 400 })
    await addRecall(world, { due: -366, ago: 400 })
    expect(await ids()).toEqual([id])
  })

  it('is nobody who came again, by the last visit', async () => {
    const { world, ids } = await openDesk()
    const { patient_id } = await addRecall(world, { due: -5, ago: 20 })
    const last = await addRecall(world, { patient_id, due: 7, ago: 4 })
    expect(await ids()).toEqual([last.id])
  })

  it.each(['waiting', 'in_practice'] as const)('is nobody who is here, %s', async (state) => {
    const { world, ids } = await openDesk()
    const { patient_id } = await addRecall(world, { ago: 20 })
    await addVisit(world, { patient_id, state })
    expect(await ids()).toEqual([])
  })

  it.each(['left', 'entered_in_error'] as const)('is still whose later visit was %s', async (state) => {
    const { world, ids } = await openDesk()
    const { id, patient_id } = await addRecall(world, { ago: 20 })
    await addVisit(world, { patient_id, state })
    expect(await ids()).toEqual([id])
  })

  it('is nobody who is inactive, nor a patient of another clinic', async () => {
    const [here, there] = [await openDesk(), await openDesk()]
    await addRecall(there.world)
    const { patient_id } = await addRecall(here.world)
    const { company_id, clinic_id } = here.world.clinic
    await server.database
      .updateTable('patient')
      .set({ status: 'inactive' })
      .where((eb) => eb.and({ company_id, clinic_id, id: patient_id }))
      .execute()
    expect(await here.ids()).toEqual([])
  })
})

describe('the list', () => {
  it('puts those due first at the top, or orders them by name', async () => {
    const { world, ids, list } = await openDesk()
    const [third, first, second] = [
      await addRecall(world, { due: 2 }),
      await addRecall(world, { due: -9, ago: 30 }),
      await addRecall(world, { due: 1 }),
    ]
    expect(await ids()).toEqual([first.id, second.id, third.id])
    expect(await ids({ sort: '-due_on' })).toEqual([third.id, second.id, first.id])
    const names = (await list({ sort: 'name' })).map(({ patient }) => patient.first_name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  it('is filtered by reason and dentist, and searched by the patient', async () => {
    const { world, ids, list } = await openDesk()
    const control = await addRecall(world)
    const checkUp = await addRecall(world, { due: null })
    const query = { until: '2027-06-30' }
    expect(await ids({ ...query, reason: 'check_up' })).toEqual([checkUp.id])
    expect(await ids({ ...query, reason: 'control' })).toEqual([control.id])
    expect(await ids({ ...query, doctor_id: String(control.doctor_id) })).toEqual([control.id])
    const [row] = await list({ reason: 'control' })
    expect(await ids({ ...query, search: row?.patient.record_number ?? '' })).toEqual([control.id])
    expect(await ids({ ...query, search: 'nobody' })).toEqual([])
  })
})

describe('an attempt', () => {
  it.each([
    ['promised', 'contacted'],
    ['no_answer', 'contacted'],
    ['declined', 'declined'],
    ['wrong_number', 'unreachable'],
  ] as const)('with the outcome %s leaves the patient %s', async (outcome, state) => {
    const { world, call, ids } = await openDesk()
    const { id } = await addRecall(world)
    const { status, body } = await call(id, { outcome, channel: 'whatsapp', remark: ' Telepon sore ' })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      id,
      state,
      attempts: [
        {
          channel: 'whatsapp',
          outcome,
          remark: 'Telepon sore',
          made_by: 'Ayu Lestari',
          made_at: now.toISOString(),
        },
      ],
    })
    expect(await ids()).toEqual(state === 'contacted' ? [id] : [])
    expect(await ids({ state })).toEqual([id])
  })

  it('is decided by the latest, all are kept', async () => {
    const { world, call } = await openDesk()
    const { id } = await addRecall(world)
    await call(id, { outcome: 'declined' })
    const { body } = await call(id, { outcome: 'promised' })
    expect(body.data.state).toBe('contacted')
    expect(body.data.attempts.map(({ outcome }: Schema<'RecallAttempt'>) => outcome)).toEqual(['promised', 'declined'])
  })

  it('sent twice is recorded once', async () => {
    const { world, call, list } = await openDesk()
    const { id } = await addRecall(world)
    const headers = { 'idempotency-key': 'a-recall-that-was-sent-twice' }
    expect((await call(id, {}, headers)).status).toBe(201)
    expect((await call(id, {}, headers)).status).toBe(201)
    expect((await list())[0]?.attempts).toHaveLength(1)
  })

  it('is refused of somebody who came since, and of a visit of another clinic', async () => {
    const { world, call } = await openDesk()
    const { id, patient_id } = await addRecall(world, { ago: 20 })
    await addVisit(world, { patient_id })
    expect(await call(id)).toMatchObject({ status: 409, body: { status: 'failed' } })
    const elsewhere = await openDesk()
    expect((await elsewhere.call(id)).status).toBe(404)
    expect((await call(999_999)).status).toBe(404)
  })

  it.each([
    ['an outcome there is not', { outcome: 'maybe' }],
    ['a channel there is not', { channel: 'telegram' }],
    ['a remark that is too long', { remark: 'x'.repeat(501) }],
  ])('is refused with %s', async (_, wrong) => {
    const { world, call } = await openDesk()
    const { id } = await addRecall(world)
    expect((await call(id, wrong as Attempt)).status).toBe(400)
  })

  it('stays as it was recorded', async () => {
    const { world, call } = await openDesk()
    await call((await addRecall(world)).id)
    const { company_id, clinic_id } = world.clinic
    const rows = server.database.updateTable('recall_attempt').set({ remark: 'Lain' })
    await expect(rows.where((eb) => eb.and({ company_id, clinic_id })).execute()).rejects.toThrow()
  })
})

it('a patient with an appointment to come is booked, whatever was said on the phone', async () => {
  const { world, call, list, ids } = await openDesk()
  const { company_id, clinic_id } = world.clinic
  const { id, patient_id } = await addRecall(world)
  await call(id, { outcome: 'declined' })
  const appointment = await addAppointment(world, slotAt(world, '10:00'))
  await server.database
    .updateTable('appointment')
    .set({ patient_id })
    .where((eb) => eb.and({ company_id, clinic_id, id: appointment.id }))
    .execute()
  expect(await list({ state: 'booked' })).toMatchObject([{ id, next_appointment: { id: appointment.id } }])
  expect(await ids({ state: 'declined' })).toEqual([])
})
