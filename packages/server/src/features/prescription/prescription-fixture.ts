import { randomUUID } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { prescriptionLineFixture } from '@clinic/core/testing'
import type { TestServer } from '../../testing/harness'
import { someMedicine } from '../../testing/sample-calls/company-medicine'
import { addDoctor } from '../../testing/sample-calls/doctor'
import { addVisit } from '../../testing/sample-calls/visit'
import { openWorld } from '../../testing/sample-world'

/** A visit in treatment, its dentist and a colleague of theirs, and the prescriptions of the visit. */
export async function openPractice(server: TestServer) {
  const { database } = server
  const world = await openWorld(server)
  const { company_id, clinic_id } = world.clinic
  const manager = await server.tokenOf(world.user)
  const tokenOf = async (role: Schema<'RoleName'>, values?: { doctor_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  const token = await tokenOf('doctor_clinic')
  const visit = await addVisit(world, { state: 'in_practice' })
  const colleague = await tokenOf('doctor_clinic', { doctor_id: (await addDoctor(world)).id })
  const medicine = async (overrides: Partial<Schema<'CompanyMedicineInput'>> = {}) => {
    const { ingredients, ...columns } = someMedicine({ name: `Obat ${randomUUID()}`, ...overrides })
    const { id } = await database
      .insertInto('company_medicine')
      .values({ ...columns, ingredients: JSON.stringify(ingredients), company_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const line = async (overrides: Partial<Schema<'PrescriptionLine'>> = {}) =>
    prescriptionLineFixture({ medicine_id: await medicine(), ...overrides })
  const write = async (
    body: Partial<Schema<'PrescriptionDraft'>> = {},
    { by = token, key, id = visit.id }: { by?: string; key?: string; id?: number } = {},
  ) =>
    server.call('writeVisitPrescription', {
      token: by,
      path: { id },
      body: { version: 0, content: { lines: [await line()], reasons: [] }, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const read = async (by = token, id = visit.id) => server.call('getVisitPrescription', { token: by, path: { id } })
  const shown = async (id = visit.id) => (await read(token, id)).body.data
  const sign = (id: number, version = 1, by = token) =>
    server.call('signPrescription', { token: by, path: { id }, body: { version } })
  const cancel = (id: number, version: number, by = token) =>
    server.call('cancelPrescription', { token: by, path: { id }, body: { reason: ' Salah obat ', version } })
  const written = async (...lines: Schema<'PrescriptionLine'>[]) =>
    (await write({ content: { lines, reasons: [] } })).body.data
  const know = (topic: Schema<'MedicalTopic'>, kind: Schema<'MedicalAlertKind'>, name: string) =>
    server.call('createMedicalAlert', {
      token: manager,
      path: { id: visit.patient_id },
      body: { topic, kind, name, note: '' },
    })
  const setState = (state: Schema<'VisitState'>) =>
    database
      .updateTable('visit')
      .set({ state, outcome: state === 'finished' ? 'completed' : null })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit.id }))
      .execute()
  return {
    world,
    token,
    tokenOf,
    colleague,
    visit,
    medicine,
    line,
    write,
    read,
    shown,
    sign,
    cancel,
    written,
    know,
    setState,
  }
}
