import { randomInt } from 'node:crypto'
import { undoUntil } from '@clinic/core/patient-merge'
import { otherPatientInput } from '../patient-input'
import type { SampleCalls, World } from '../sample-world'

export const calls = {
  listPatient: async () => ({}),
  createPatient: async () => ({ body: otherPatientInput() }),
  matchPatient: async (world) => {
    // found by a phone of their own: asked twice, it finds as many
    const phone = `+62811${randomInt(10_000_000, 99_999_999)}`
    await world.addPatient({ phone })
    return { body: { ...otherPatientInput({ phone, date_of_birth: '1961-03-02' }), patient_id: null } }
  },
  getPatient: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  listPatientAccess: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  getPatientCopy: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  updatePatient: async ({ addPatient }) => {
    const { id, version } = await addPatient()
    return { path: { id }, body: { ...otherPatientInput({ first_name: 'Rina' }), status: 'active', version } }
  },
  previewPatientErasure: async ({ addPatient }) => ({ path: { id: (await addPatient()).id } }),
  erasePatient: async ({ addPatient }) => {
    const { id, version } = await addPatient()
    return { path: { id }, body: { version, reason: 'Asked for by the patient' } }
  },
  listPatientMerge: async (world) => ({ path: { id: (await addMerge(world)).survivor_id } }),
  previewPatientMerge: async ({ addPatient }) => ({
    path: { id: (await addPatient()).id },
    query: { duplicate_id: String((await addPatient()).id) },
  }),
  mergePatient: async ({ addPatient }) => {
    const [patient, duplicate] = [await addPatient(), await addPatient()]
    return {
      path: { id: patient.id },
      body: {
        version: patient.version,
        duplicate_id: duplicate.id,
        duplicate_version: duplicate.version,
        patient: otherPatientInput({ first_name: 'Rina' }),
      },
    }
  },
  undoPatientMerge: async (world) => {
    const { id, version } = await addMerge(world)
    return { path: { id }, body: { version } }
  },
} satisfies Partial<SampleCalls>

/** Two patients who are one since today. */
async function addMerge(world: World) {
  const { company_id, clinic_id } = world.clinic
  const [survivor, duplicate] = [await world.addPatient(), await world.addPatient()]
  await world.database
    .updateTable('patient')
    .set({ status: 'merged', merged_into: survivor.id })
    .where((eb) => eb.and({ company_id, clinic_id, id: duplicate.id }))
    .execute()
  const input = JSON.stringify(otherPatientInput())
  const now = world.now()
  return world.database
    .insertInto('patient_merge')
    .values({
      company_id,
      clinic_id,
      survivor_id: survivor.id,
      duplicate_id: duplicate.id,
      duplicate_status: 'active',
      before: input,
      after: input,
      moved: JSON.stringify(nothingMoved),
      state: 'merged',
      merged_at: now.toISOString(),
      merged_by: 'Sinta',
      undo_until: undoUntil(now),
    })
    .returning(['id', 'survivor_id', 'version'])
    .executeTakeFirstOrThrow()
}

const nothingMoved = {
  patient: [],
  visit: [],
  appointment: [],
  waitlist_entry: [],
  registration: [],
  medical_alert: [],
  medical_answer: [],
  patient_policy: [],
  package_sold: [],
  deposit: [],
  photo: [],
}
