import { randomInt } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import { masterSamples } from '../master-samples'
import type { SampleCalls, World } from '../sample-world'

export const nik = () => String(randomInt(10 ** 12, 10 ** 13)).padStart(16, '3')

export const oneDoctor = (): Schema<'DoctorInput'> => ({
  name: 'Satu',
  name_prefix: 'drg.',
  name_suffix: '',
  nik: nik(),
  specialty: 'general',
  status: 'active',
  str_number: 'STR-1',
  str_valid_until: null,
  sip_number: 'SIP-1',
  sip_valid_until: '2099-12-31',
  phone: '',
  email: '',
  color: 'blue',
  room_id: null,
  duration_minutes: 30,
})

const master = masterSamples('Doctor', {
  table: 'doctor',
  input: oneDoctor,
  changed: { name: 'Dua' },
  fixed: { employment: 'internal' },
})
export const addDoctor = master.add

export const calls = {
  listTreatingDoctor: async () => ({}),
  ...master.calls,
} satisfies Partial<SampleCalls>

/** Makes the dentist who may sign in this one. */
export async function signInAsDentist({ database, clinic: { company_id, clinic_id } }: World, doctor_id: number) {
  await database
    .updateTable('user')
    .set({ doctor_id })
    .where(
      'id',
      '=',
      (eb) =>
        eb
          .selectFrom('user')
          .select(sql<number>`min(id)`.as('id'))
          .where((each) => each.and({ company_id, clinic_id, role: 'doctor_clinic' }))
          .where('password_hash', 'is not', null), // not who was invited by another sample
    )
    .execute()
}
