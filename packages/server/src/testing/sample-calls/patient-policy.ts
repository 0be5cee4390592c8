import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'
import { addInsurance } from './insurance'

export const calls = {
  listPatientPolicy: async (world) => ({ path: { id: (await addPolicy(world)).patient_id } }),
  createPatientPolicy: async (world) => ({
    path: { id: (await world.addPatient()).id },
    body: aPolicy((await addInsurance(world)).id),
  }),
  updatePatientPolicy: async (world) => {
    const { id, insurance_id } = await addPolicy(world)
    return {
      path: { id },
      body: { ...aPolicy(insurance_id), eligibility_note: 'Ditanyakan lewat telepon', version: 1 },
    }
  },
} satisfies Partial<SampleCalls>

export const aPolicy = (
  insurance_id: number,
  input: Partial<Schema<'PatientPolicyInput'>> = {},
): Schema<'PatientPolicyInput'> => ({
  insurance_id,
  member_number: '8888 0001',
  relation: 'self',
  holder_name: '',
  valid_from: '2026-01-01',
  valid_until: null,
  eligibility_note: '',
  status: 'active',
  ...input,
})

interface Added extends Partial<Schema<'PatientPolicyInput'>> {
  patient_id?: number
}

/** A policy of a patient, a new one unless named, in a plan, a new one unless named. */
export async function addPolicy(world: World, { patient_id, insurance_id, ...input }: Added = {}) {
  const { company_id, clinic_id } = world.clinic
  return world.database
    .insertInto('patient_policy')
    .values({
      ...aPolicy(insurance_id ?? (await addInsurance(world)).id, input),
      company_id,
      clinic_id,
      patient_id: patient_id ?? (await world.addPatient()).id,
      member_key: '88880001',
    })
    .returning(['id', 'patient_id', 'insurance_id'])
    .executeTakeFirstOrThrow()
}
