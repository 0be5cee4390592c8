import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'

export const calls = {
  getMedicalAlerts: async (world) => ({ path: { id: (await addMedicalAlert(world)).patient_id } }),
  createMedicalAlert: async ({ addPatient }) => ({ path: { id: (await addPatient()).id }, body: anAllergy() }),
  answerMedicalTopic: async (world) => ({
    path: { id: (await addMedicalAlert(world)).patient_id },
    body: { topic: 'allergy', answer: 'listed' },
  }),
  updateMedicalAlert: async (world) => ({
    path: await alertIn(world),
    body: { kind: 'drug', name: 'Amoksisilin', note: 'Bengkak, sesak napas', version: 1 },
  }),
  resolveMedicalAlert: async (world) => ({ path: await alertIn(world), body: { version: 1 } }),
  voidMedicalAlert: async (world) => ({ path: await alertIn(world), body: { reason: 'Salah pasien', version: 1 } }),
  restoreMedicalAlert: async (world) => ({ path: await alertIn(world, 'resolved'), body: { version: 1 } }),
} satisfies Partial<SampleCalls>

export const anAllergy = (input: Partial<Schema<'MedicalAlertInput'>> = {}): Schema<'MedicalAlertInput'> => ({
  topic: 'allergy',
  kind: 'drug',
  name: 'Amoksisilin',
  note: 'Ruam',
  ...input,
})

const alertIn = async (world: World, state?: Schema<'MedicalAlertState'>) => ({
  id: (await addMedicalAlert(world, { state })).id,
})

/** An allergy of a new patient. */
export async function addMedicalAlert(
  world: World,
  { state = 'active' }: { state?: Schema<'MedicalAlertState'> | undefined } = {},
) {
  const { company_id, clinic_id } = world.clinic
  const patient = await world.addPatient()
  const at = world.now().toISOString()
  return world.database
    .insertInto('medical_alert')
    .values({
      ...anAllergy(),
      company_id,
      clinic_id,
      patient_id: patient.id,
      name_key: 'amoksisilin',
      state,
      state_reason: state === 'entered_in_error' ? 'Salah pasien' : '',
      recorded_by: 'Ayu Lestari',
      recorded_at: at,
      changed_by: 'Ayu Lestari',
      changed_at: at,
    })
    .returning(['id', 'patient_id'])
    .executeTakeFirstOrThrow()
}
