import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'
import { addDoctor } from './doctor'

export const calls = {
  listWaitlistEntry: async () => ({}),
  matchWaitlistEntry: async () => ({}),
  createWaitlistEntry: async (world) => ({ body: await someWaitlistEntry(world) }),
  getWaitlistEntry: async (world) => ({ path: await addWaitlistEntry(world) }),
  updateWaitlistEntry: async (world) => ({
    path: await addWaitlistEntry(world),
    body: { ...(await someWaitlistEntry(world)), duration_minutes: 60, version: 1 },
  }),
  withdrawWaitlistEntry: async (world) => ({ path: await addWaitlistEntry(world), body: { version: 1 } }),
} satisfies Partial<SampleCalls>

export async function someWaitlistEntry(world: World): Promise<Schema<'WaitlistEntryInput'>> {
  const [patient, doctor] = [await world.addPatient(), await addDoctor(world)]
  return {
    patient_id: patient.id,
    doctor_id: doctor.id,
    weekdays: ['monday'],
    parts_of_day: ['morning'],
    duration_minutes: 30,
    reason: 'control',
    note: '',
  }
}

export async function addWaitlistEntry(world: World) {
  const { company_id, clinic_id } = world.clinic
  const entry = await someWaitlistEntry(world)
  const lists = { weekdays: '["monday"]', parts_of_day: '["morning"]' }
  return world.database
    .insertInto('waitlist_entry')
    .values({ ...entry, ...lists, company_id, clinic_id, appointment_id: null, created_by: 'Rani Putri' })
    .returning('id')
    .executeTakeFirstOrThrow()
}
