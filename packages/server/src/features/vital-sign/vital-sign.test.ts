import { nextState } from '@clinic/core/lifecycle'
import { valuesOf } from '@clinic/core/values'
import { type VisitEvent, visitMachine, visitStates } from '@clinic/core/visit'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { sampleCalls } from '../../testing/sample-calls'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addVitalSign, measured } from '../../testing/sample-calls/vital-sign'
import { openClinic, type Sheet, type VitalSignOperation } from './vital-sign-fixture'

let now = new Date('2026-11-23T02:00:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

describe('a measurement', () => {
  it('begins when the patient came, and makes them ready; both steps are written down', async () => {
    const { letIn, send, record, nurse, markOf } = await openClinic(server)
    const id = await letIn('called')
    expect(await send('startVitalSign', id, { version: 1 })).toMatchObject({
      status: 200,
      body: { data: { id, state: 'in_vitals', version: 2, measurements: [], vital_sign: { state: 'not_taken' } } },
    })
    later(3)
    const reply = await record(id, { systolic: 150 }, 2)
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'ready',
          version: 3,
          vital_sign: { state: 'recorded', level: 'attention', is_acknowledged: false },
          measurements: [
            {
              ...measured({ systolic: 150 }),
              visit_id: id,
              level: 'attention',
              state: 'recorded',
              supersedes: null,
              taken_at: now.toISOString(),
            },
          ],
        },
      },
    })
    expect(await server.call('getVisit', { token: nurse, path: { id } })).toMatchObject({
      body: {
        data: {
          state_since: now.toISOString(),
          moves: [{ event: 'visit.startVitals' }, { event: 'visit.finishVitals', user_role: 'nurse_clinic' }],
        },
      },
    })
    expect(await markOf(id)).toEqual({ state: 'recorded', level: 'attention', is_acknowledged: false })
  })

  it('is taken again during treatment, and keeps what was measured before', async () => {
    const { letIn, record, sheetOf } = await openClinic(server)
    const id = await letIn('in_practice')
    await record(id, { pulse: 130 })
    later(5)
    expect(await record(id, { pulse: 90 }, 2)).toMatchObject({ status: 200, body: { data: { state: 'in_practice' } } })
    const { measurements, vital_sign } = await sheetOf(id)
    expect(measurements.map(({ pulse, state }) => [pulse, state])).toEqual([
      [130, 'recorded'],
      [90, 'recorded'],
    ])
    expect(vital_sign).toMatchObject({ level: 'normal' })
  })

  it('is judged by the age of the patient', async () => {
    const { letIn, record, tenant } = await openClinic(server)
    const id = await letIn('in_vitals')
    const visit = await server.database
      .selectFrom('visit')
      .select('patient_id')
      .where((eb) => eb.and({ ...tenant, id }))
      .executeTakeFirstOrThrow()
    await server.database
      .updateTable('patient')
      .set({ date_of_birth: '2022-05-01' })
      .where((eb) => eb.and({ ...tenant, id: visit.patient_id }))
      .execute()
    expect(await record(id, { systolic: 190, pulse: 120, respiration: 25 })).toMatchObject({
      status: 200,
      body: { data: { vital_sign: { level: 'normal' } } },
    })
  })

  it('stands beside the last five of the patient that stand', async () => {
    const { world, letIn, sheetOf, tenant } = await openClinic(server)
    const id = await letIn('in_vitals')
    const { patient } = await sheetOf(id)
    for (const pulse of [60, 61, 62, 63, 64, 65]) {
      later(1)
      const { visit_id } = await addVitalSign(world, { pulse })
      await server.database
        .updateTable('visit')
        .set({ patient_id: patient.id, state: 'finished', outcome: 'completed' })
        .where((eb) => eb.and({ ...tenant, id: visit_id }))
        .execute()
    }
    const last = await letIn('waiting')
    await server.database
      .updateTable('visit')
      .set({ state: 'finished', outcome: 'completed' })
      .where((eb) => eb.and({ ...tenant, id }))
      .execute()
    await server.database
      .updateTable('visit')
      .set({ patient_id: patient.id })
      .where((eb) => eb.and({ ...tenant, id: last }))
      .execute()
    expect((await sheetOf(last)).previous.map(({ pulse }) => pulse)).toEqual([61, 62, 63, 64, 65])
  })
})

describe('a step that is left out', () => {
  it('needs a reason, is marked, and can be taken later', async () => {
    const { letIn, send, record, sheetOf, markOf } = await openClinic(server)
    const id = await letIn('waiting')
    expect(await send('skipVitalSign', id, { reason: ' ', version: 1 })).toMatchObject({ status: 400 })
    expect(await send('skipVitalSign', id, { reason: ' Gawat ', version: 1 })).toMatchObject({
      status: 200,
      body: { data: { state: 'ready', skip_reason: 'Gawat', vital_sign: { state: 'skipped' } } },
    })
    expect(await markOf(id)).toEqual({ state: 'skipped', level: null, is_acknowledged: false })
    await record(id, {}, 2)
    expect((await sheetOf(id)).vital_sign).toMatchObject({ state: 'recorded' })
  })

  it('of a clinic that measures nobody is not begun, and skipped by the desk', async () => {
    const { clinic, letIn, send, desk } = await openClinic(server)
    await server.database
      .updateTable('clinic')
      .set({ takes_vital_signs: false })
      .where((eb) => eb.and({ company_id: clinic.company_id, id: clinic.clinic_id }))
      .execute()
    const id = await letIn('called')
    expect(await send('startVitalSign', id, { version: 1 })).toMatchObject({
      status: 409,
      body: { data: { current: { id, state: 'called' } } },
    })
    const reason = 'Klinik tidak mengukur tanda vital'
    expect(await send('skipVitalSign', id, { reason, version: 1 }, desk)).toMatchObject({
      status: 200,
      body: { data: { state: 'ready' } },
    })
  })
})

describe('a measurement that is a reason to stop', () => {
  it('is acknowledged by the dentist, once', async () => {
    const { letIn, record, send, clinic, world, tenant, markOf, correct } = await openClinic(server)
    const id = await letIn('in_vitals')
    const dentist = await addDoctor(world)
    const doctor = await server.tokenOf(await server.makeUser(clinic, 'doctor_clinic', { doctor_id: dentist.id }))
    await server.database
      .updateTable('visit')
      .set({ doctor_id: dentist.id })
      .where((eb) => eb.and({ ...tenant, id }))
      .execute()
    const sheet: Sheet = (await record(id, { systolic: 190 })).body.data
    const vital_sign_id = sheet.measurements[0]?.id
    expect(await markOf(id)).toEqual({ state: 'recorded', level: 'hard_alert', is_acknowledged: false })
    const acknowledge = (version: number, token = doctor) =>
      send('acknowledgeVitalSign', id, { vital_sign_id, version }, token)
    expect(await acknowledge(2, undefined)).toMatchObject({ status: 200 })
    expect(await markOf(id)).toEqual({ state: 'recorded', level: 'hard_alert', is_acknowledged: true })
    expect(await acknowledge(3)).toMatchObject({ status: 409 })
    const corrected: Sheet = (await correct({ ...sheet, version: 3 }, { systolic: 200 })).body.data
    expect(corrected.vital_sign).toEqual({ state: 'recorded', level: 'hard_alert', is_acknowledged: false })
  })
})

describe('every state of a visit', () => {
  it.each(valuesOf(visitStates))('%s takes what its lifecycle allows', async (state) => {
    const { world, nurse, tenant } = await openClinic(server)
    const wanted: [VitalSignOperation, VisitEvent | undefined][] = [
      ['startVitalSign', { type: 'visit.startVitals' }],
      ['skipVitalSign', { type: 'visit.skipVitals' }],
      ['recordVitalSign', undefined],
      ['correctVitalSign', undefined],
    ]
    for (const [operation, event] of wanted) {
      const { path, body } = await sampleCalls[operation](world)
      await server.database
        .updateTable('visit')
        .set({
          state,
          outcome: state === 'finished' || state === 'checked_out' ? 'completed' : null,
          end_reason: state === 'left' ? 'Tidak bisa menunggu' : '',
          room_id: null,
          doctor_id: null,
        })
        .where((eb) => eb.and({ ...tenant, ...path }))
        .execute()
      const late = ['ready', 'in_practice', 'paused'].includes(state)
      const allowed = event
        ? nextState(visitMachine, state, event) !== null
        : late || (operation === 'recordVitalSign' && state === 'in_vitals')
      const { status } = await server.call(operation, { token: nurse, path, body })
      expect([operation, status]).toEqual([operation, allowed ? 200 : 409])
    }
  })
})

it('an arrival is not undone once the patient was measured, though they wait again', async () => {
  const { world, desk, send, tenant, record } = await openClinic(server)
  const { path } = await sampleCalls.undoArrival(world)
  const { id, version } = await server.database
    .updateTable('visit')
    .set({ state: 'in_vitals' })
    .where((eb) => eb.and({ ...tenant, appointment_id: path.id }))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await record(id, {}, version)
  expect(await send('requeueVisit', id, { version: version + 1 })).toMatchObject({ status: 200 })
  const undo = { token: desk, path, body: { version: 1 } }
  expect(await server.call('undoArrival', undo)).toMatchObject({ status: 409 })
})
