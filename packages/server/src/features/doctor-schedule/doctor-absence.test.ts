import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { patientInput } from '../../testing/patient-input'
import { openSchedule, refused } from './doctor-schedule-fixture'

const friday = new Date('2026-11-20T03:00:00Z')

// 10:00 in Jakarta
let now = friday

const server = await startTestServer({ now: () => now })

afterAll(() => server.close())

beforeEach(() => {
  now = friday
})

describe('an absence', () => {
  const approve = (token: string, id: number, version = 1) =>
    server.call('approveAbsence', { token, path: { id }, body: { version } })
  const cancel = (token: string, id: number, version: number) =>
    server.call('cancelAbsence', { token, path: { id }, body: { version } })

  it('is asked for by a dentist for themselves, and by the desk for anybody', async () => {
    const { tokenOf, hire, ask } = await openSchedule(server)
    const [{ id }, other] = [await hire(), await hire()]
    const dentist = await tokenOf('doctor_clinic', id)
    expect(await ask(other.id, {}, dentist)).toMatchObject(refused({ doctor_id: 'You can ask for yourself only' }))
    expect(await ask(id, {}, await tokenOf('doctor_clinic'))).toMatchObject({ status: 422 })
    expect((await ask(id, {}, dentist)).body.data).toMatchObject({
      doctor_id: id,
      state: 'requested',
      requested_by: 'doctor_clinic',
      decided_by: null,
      version: 1,
    })
    expect((await ask(other.id, {}, await tokenOf('front_office_clinic'))).status).toBe(201)
  })

  it('of others is not shown to a dentist', async () => {
    const { tokenOf, hire, ask, schedule } = await openSchedule(server)
    const [{ id }, other] = [await hire(), await hire()]
    await ask(id)
    const theirs = (await ask(other.id)).body.data
    const token = await tokenOf('doctor_clinic', id)
    expect((await server.call('listAbsence', { token })).body.data.rows).toMatchObject([{ doctor_id: id }])
    expect((await schedule({ from: '2026-11-30', until: '2026-12-06' }, token)).absences).toHaveLength(1)
    expect((await cancel(token, theirs.id, 1)).status).toBe(404)
  })

  it('covers shifts once it is approved, by the manager alone, and uncovers them when it is cancelled', async () => {
    const { clinic, token, tokenOf, hire, plan, ask, shifts } = await openSchedule(server)
    const { id } = await hire()
    await plan(id)
    const absence = (await ask(id)).body.data
    const states = async () => (await shifts()).map(({ state }) => state)
    expect(await states()).toEqual(['working', 'working', 'working', 'working'])
    expect((await approve(await tokenOf('front_office_clinic'), absence.id)).status).toBe(403)
    const dentist = await tokenOf('doctor_clinic', id)
    expect((await approve(dentist, absence.id)).status).toBe(403)
    expect((await approve(token, absence.id)).body.data).toMatchObject({
      state: 'approved',
      decided_by: 'Rani',
      decided_at: now.toISOString(),
      version: 2,
    })
    expect(await states()).toEqual(['working', 'away', 'working', 'working'])
    expect((await cancel(dentist, absence.id, 2)).status).toBe(200)
    expect(await states()).toEqual(['working', 'working', 'working', 'working'])
    const events = (await server.changesOf(clinic)).filter(({ object }) => object === 'absence')
    expect(events.map(({ action }) => action)).toEqual(['request', 'approve', 'cancel'])
  })

  it('is decided once: the second is shown the first decision', async () => {
    const { token, hire, ask } = await openSchedule(server)
    const { id } = (await ask((await hire()).id)).body.data
    const reject = { token, path: { id }, body: { reason: 'Dua orang sudah cuti', version: 1 } }
    expect((await server.call('rejectAbsence', reject)).body.data).toMatchObject({
      state: 'rejected',
      decision_reason: 'Dua orang sudah cuti',
    })
    const late = { status: 409, body: { data: { current: { state: 'rejected', version: 2 } } } }
    expect(await approve(token, id)).toMatchObject(late)
    expect(await cancel(token, id, 2)).toMatchObject(late)
  })

  it('is decided with its newest version only', async () => {
    const { token, hire, ask } = await openSchedule(server)
    const { id } = (await ask((await hire()).id)).body.data
    await approve(token, id)
    expect((await cancel(token, id, 1)).status).toBe(409)
  })

  it('that runs ends yesterday when it is cancelled, and stays when it is over', async () => {
    const { signIn, hire, ask } = await openSchedule(server)
    const { id } = (await ask((await hire()).id)).body.data
    await approve(await signIn(), id)
    now = new Date('2026-12-02T03:00:00Z')
    const token = await signIn()
    expect((await cancel(token, id, 2)).body.data).toMatchObject({ state: 'approved', ends_on: '2026-12-01' })
    expect(await cancel(token, id, 3)).toMatchObject({
      status: 409,
      body: { msg: 'These days are over: what was stays as it was.' },
    })
  })

  it.each([
    ['backwards', { ends_on: '2026-11-29' }, { ends_on: 'Must not be before the first day' }],
    ['of months ago', { starts_on: '2026-09-01' }, { starts_on: 'At most a month back' }],
    ['of two years', { ends_on: '2028-12-02' }, { ends_on: 'At most a year; is the year right?' }],
    [
      'in days that were asked for',
      { starts_on: '2026-12-02', ends_on: '2026-12-03' },
      { starts_on: 'There is a request or an absence in these days already' },
    ],
  ])('is refused %s', async (_, said, fields) => {
    const { hire, ask } = await openSchedule(server)
    const { id } = await hire()
    await ask(id)
    expect(await ask(id, { starts_on: '2026-12-10', ends_on: '2026-12-11', ...said })).toMatchObject(refused(fields))
  })

  it('tells the appointments of its days, before and after the decision', async () => {
    const { clinic, token, tokenOf, hire, ask } = await openSchedule(server)
    const [{ id }, other] = [await hire(), await hire()]
    const patient = (await server.call('createPatient', { token, body: patientInput({ first_name: 'Siti' }) })).body
      .data
    const book = (doctor_id: number, starts_at: string, state: 'booked' | 'confirmed' | 'cancelled') =>
      server.database
        .insertInto('appointment')
        .values({
          company_id: clinic.company_id,
          clinic_id: clinic.clinic_id,
          patient_id: patient.id,
          doctor_id,
          starts_at,
          ends_at: new Date(Date.parse(starts_at) + 1_800_000),
          state,
          reason: 'control',
          note: '',
          source: 'phone',
          reminder: 'none',
          override_reason: '',
          created_by: 'Rani',
          staff_id: null,
          room_id: null,
          cancel_reason: state === 'cancelled' ? 'unreachable' : null,
          cancel_note: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const first = await book(id, '2026-11-29T17:00:00Z', 'confirmed') // the first minute of the day in Jakarta
    const last = await book(id, '2026-12-02T16:00:00Z', 'booked')
    await book(id, '2026-12-02T17:00:00Z', 'booked')
    await book(id, '2026-12-01T03:00:00Z', 'cancelled')
    await book(other.id, '2026-12-01T03:00:00Z', 'booked')
    const absence = (await ask(id)).body.data
    expect(absence.appointments).toBe(2)
    const path = { id: absence.id }
    const { body } = await server.call('listAbsenceAppointment', { token, path })
    expect(body.data.rows).toMatchObject([
      {
        id: first.id,
        doctor_id: id,
        patient: { first_name: 'Siti', last_name: 'Lestari', phone: patient.phone },
        version: 1,
        starts_at: '2026-11-29T17:00:00.000Z',
      },
      { id: last.id },
    ])
    expect((await approve(token, absence.id)).body.data).toMatchObject({ state: 'approved', appointments: 2 })
    expect((await server.call('listAbsenceAppointment', { token, path })).body.data.rows).toEqual(body.data.rows)
    const dentist = await tokenOf('doctor_clinic', id)
    expect((await server.call('listAbsenceAppointment', { token: dentist, path })).status).toBe(403)
  })
})
