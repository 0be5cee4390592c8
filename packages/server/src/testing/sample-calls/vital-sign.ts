import type { Schema } from '@clinic/api'
import type { SampleCalls, World } from '../sample-world'
import { addVisit } from './visit'

export const calls = {
  getVitalSigns: async (world) => {
    const { visit_id } = await addVitalSign(world)
    return { path: { id: visit_id } }
  },
  startVitalSign: async (world) => ({ path: await visitIn(world, 'called'), body: { version: 1 } }),
  recordVitalSign: async (world) => ({
    path: await visitIn(world, 'in_vitals'),
    body: { measured: measured(), version: 1 },
  }),
  skipVitalSign: async (world) => ({
    path: await visitIn(world, 'called'),
    body: { reason: 'Darurat: langsung ditangani', version: 1 },
  }),
  correctVitalSign: async (world) => {
    const { id, visit_id } = await addVitalSign(world)
    return {
      path: { id: visit_id },
      body: { vital_sign_id: id, measured: measured({ pulse: 88 }), reason: 'Salah baca', version: 1 },
    }
  },
  acknowledgeVitalSign: async (world) => {
    const { id, visit_id } = await addVitalSign(world, { systolic: 190, level: 'hard_alert' })
    return { path: { id: visit_id }, body: { vital_sign_id: id, version: 1 } }
  },
} satisfies Partial<SampleCalls>

const visitIn = async (world: World, state: Schema<'VisitState'>) => {
  const { id } = await addVisit(world, { state })
  return { id }
}

/** A healthy adult, and what is said of them. */
export const measured = (said: Partial<Schema<'VitalSignInput'>> = {}): Schema<'VitalSignInput'> => ({
  systolic: 120,
  diastolic: 80,
  arm: 'left',
  position: 'sitting',
  pulse: 72,
  respiration: 16,
  temperature: 36.6,
  oxygen_saturation: 98,
  weight: 62.5,
  height: 165,
  glucose: null,
  glucose_timing: null,
  pain: 2,
  consciousness: 'compos_mentis',
  unmeasurable_reason: '',
  is_pregnant: false,
  pregnancy_weeks: null,
  is_breastfeeding: false,
  note: '',
  ...said,
})

/** A measurement of a patient who is ready for treatment. */
export async function addVitalSign(
  world: World,
  { level = 'normal', ...said }: Partial<Schema<'VitalSignInput'>> & { level?: Schema<'VitalLevel'> } = {},
) {
  const { company_id, clinic_id } = world.clinic
  const visit = await addVisit(world, { state: 'ready' })
  const at = world.now().toISOString()
  return world.database
    .insertInto('vital_sign')
    .values({
      ...measured(said),
      company_id,
      clinic_id,
      visit_id: visit.id,
      supersedes: null,
      level,
      correction_reason: '',
      taken_at: at,
      recorded_at: at,
      recorded_by: 'Nur Aisyah',
      acknowledged_at: null,
    })
    .returning(['id', 'visit_id'])
    .executeTakeFirstOrThrow()
}
