import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addNote } from '../../testing/sample-calls/note'
import { addProduct } from '../../testing/sample-calls/product'
import { addRoom } from '../../testing/sample-calls/room'
import { addVisit } from '../../testing/sample-calls/visit'
import { measured } from '../../testing/sample-calls/vital-sign'
import { openWorld } from '../../testing/sample-world'

// Seen to fail: without the patient, the role, the day of the assistant or the state in the query, with the first note instead of
// the last signed one, and with the visits of the dentist only.

const morning = new Date('2026-11-23T02:00:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

const nothing = { note: null, signed_by: null, diagnoses: [], procedures: [] }
const tooth46 = { code: 'K04.0', tooth: '46', rank: 'primary' } as const

async function openClinic() {
  const world = await openWorld(server)
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const { id: patient_id } = await world.addPatient()
  const visits = async (by = token, query = {}) =>
    (await server.call('listPatientVisit', { token: by, path: { id: patient_id }, query })).body.data
  const records = async (by = token) => (await visits(by)).rows.map(({ record }) => record)
  /** Treated and signed with one diagnosis and one service. */
  async function signed(diagnosis: Partial<Schema<'NoteDiagnosis'>> = {}) {
    const { id: product_id } = await addProduct(world)
    const { id: room_id } = await addRoom(world)
    const { id: doctor_id } = await addDoctor(world)
    const by = await tokenOf('doctor_clinic', { doctor_id })
    const procedure = noteProcedureFixture({ product_id, doctor_id, jaw: 'lower' })
    const content = noteContentFixture({
      diagnoses: [
        { id: 1, code: 'K03.6', tooth: null, rank: 'secondary', certainty: 'working', prognosis: null },
        { id: 2, certainty: 'definite', prognosis: null, ...tooth46, ...diagnosis },
      ],
      procedures: [procedure],
    })
    const { visit_id } = await addNote(world, { patient_id, doctor_id, room_id, content })
    const finish = await server.call('finishVisit', {
      token: by,
      path: { id: visit_id },
      body: { note_version: 1, version: 1 },
    })
    expect(finish.status).toBe(200)
    return { visit_id, doctor_id, by, content }
  }
  return { world, tokenOf, token, patient_id, visits, records, signed }
}

describe('the visits of a patient', () => {
  it('are those with any dentist, the latest first, and of nobody else', async () => {
    const { world, visits, patient_id, tokenOf } = await openClinic()
    await addVisit(world)
    const first = await addVisit(world, { patient_id, state: 'left' })
    now = new Date('2026-11-24T02:00:00Z')
    const other = await addVisit(world, { patient_id, state: 'checked_out', doctor_id: (await addDoctor(world)).id })
    await addVisit(world, { patient_id, state: 'entered_in_error' })
    expect(await visits(await tokenOf('manager_clinic'))).toMatchObject({
      count: 2,
      rows: [
        { id: other.id, queue_date: '2026-11-24', state: 'checked_out', outcome: 'completed', record: nothing },
        { id: first.id, queue_date: '2026-11-23', state: 'left', record: nothing },
      ],
    })
    const dentist = await tokenOf('doctor_clinic')
    expect((await visits(dentist)).count).toBe(2)
    expect(await visits(dentist, { page: 2, rowPerPage: 10 })).toMatchObject({ count: 2, rows: [] })
  })

  it('say what was signed in short, the primary diagnosis first', async () => {
    const { signed, visits } = await openClinic()
    const { doctor_id } = await signed()
    expect((await visits()).rows).toMatchObject([
      {
        doctor_id,
        state: 'finished',
        record: {
          note: 'signed',
          signed_by: doctor_id,
          diagnoses: [tooth46, { code: 'K03.6', tooth: null, rank: 'secondary' }],
          procedures: [{ name: 'Scaling', tooth: '46', surfaces: ['o'], jaw: 'lower', quantity: 1, outcome: 'done' }],
        },
      },
    ])
  })

  it('do not say what is a draft', async () => {
    const { world, records, patient_id } = await openClinic()
    await addNote(world, { patient_id })
    expect(await records()).toEqual([{ ...nothing, note: 'draft' }])
  })

  it('say what was signed last of a visit that was reopened, also while the next note is a draft', async () => {
    const { signed, records } = await openClinic()
    const { visit_id, by, content, doctor_id } = await signed()
    const path = { id: visit_id }
    await server.call('reopenVisit', { token: by, path, body: { reason: 'Salah gigi', version: 2 } })
    const corrected = content.diagnoses.map((each) => (each.tooth === '46' ? { ...each, tooth: '47' } : each))
    const body = { version: 0, content: { ...content, diagnoses: corrected, procedures: [] } }
    expect(await server.call('writeVisitNote', { token: by, path, body })).toMatchObject({ status: 200 })
    expect(await records()).toMatchObject([{ note: 'draft', signed_by: doctor_id, diagnoses: [{ tooth: '46' }, {}] }])
    await server.call('finishVisit', { token: by, path, body: { note_version: 1, version: 3 } })
    expect(await records()).toMatchObject([{ note: 'signed', diagnoses: [{ tooth: '47' }, { code: 'K03.6' }] }])
  })

  it('tell the desk that they were and not what was written, and an assistant only what was written today', async () => {
    const { signed, visits, records, tokenOf } = await openClinic()
    await signed()
    const desk = await tokenOf('front_office_clinic')
    expect((await visits(desk)).rows).toMatchObject([{ state: 'finished', reason: 'pain', record: null }])
    expect(await records(await tokenOf('nurse_clinic'))).toMatchObject([{ note: 'signed' }])
    now = new Date('2026-11-24T02:00:00Z')
    expect(await records(await tokenOf('nurse_clinic'))).toEqual([null])
    expect(await records(await tokenOf('manager_clinic'))).toMatchObject([{ note: 'signed' }])
  })

  it('say whether vital signs were measured, which every dentist reads', async () => {
    const { world, visits, patient_id, tokenOf } = await openClinic()
    const { id } = await addVisit(world, { patient_id, state: 'in_vitals' })
    const path = { id }
    const body = { measured: measured(), version: 1 }
    expect((await visits()).rows).toMatchObject([{ id, vital_sign: { state: 'not_taken' } }])
    await server.call('recordVitalSign', { token: await tokenOf('nurse_clinic'), path, body })
    expect((await visits()).rows).toMatchObject([{ id, vital_sign: { state: 'recorded' } }])
    const colleague = await tokenOf('doctor_clinic', { doctor_id: (await addDoctor(world)).id })
    expect(await server.call('getVitalSigns', { token: colleague, path })).toMatchObject({ status: 200 })
    expect(await server.call('getVisit', { token: colleague, path })).toMatchObject({ status: 404 })
  })

  it('of another clinic are not there', async () => {
    const { token } = await openClinic()
    const { patient_id } = await openClinic()
    expect(await server.call('listPatientVisit', { token, path: { id: patient_id } })).toMatchObject({ status: 404 })
  })
})
