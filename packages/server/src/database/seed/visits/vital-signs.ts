import type { Schema } from '@clinic/api'
import { findingsOf, highestLevel } from '@clinic/core/vital-sign'
import type { Transaction } from '../../schema'
import type { DemoAccount, Place } from '../insert'

export type Measured = Partial<Schema<'VitalSignInput'>>

const unmeasured: Schema<'VitalSignInput'> = {
  systolic: null,
  diastolic: null,
  arm: null,
  position: null,
  pulse: null,
  respiration: null,
  temperature: null,
  oxygen_saturation: null,
  weight: null,
  height: null,
  glucose: null,
  glucose_timing: null,
  pain: null,
  consciousness: null,
  unmeasurable_reason: '',
  is_pregnant: false,
  pregnancy_weeks: null,
  is_breastfeeding: false,
  note: '',
}

const ofAdult: Measured = {
  systolic: 118,
  diastolic: 76,
  arm: 'left',
  position: 'sitting',
  pulse: 78,
  respiration: 18,
  temperature: 36.6,
  oxygen_saturation: 98,
  pain: 0,
  consciousness: 'compos_mentis',
}

const ofChild: Measured = {
  pulse: 92,
  respiration: 21,
  temperature: 36.7,
  oxygen_saturation: 99,
  weight: 24.5,
  height: 122,
  consciousness: 'compos_mentis',
  unmeasurable_reason: 'Manset anak tidak tersedia',
}

/** Inserts what an assistant measured in a visit: usual values for the age where nothing else is given. */
export async function insertVitalSign(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  {
    visit_id,
    age,
    measured,
    at,
    by,
  }: { visit_id: number; age: number; measured: Measured; at: string; by: DemoAccount },
) {
  const values = { ...unmeasured, ...(age < 12 ? ofChild : ofAdult), ...measured }
  await tx
    .insertInto('vital_sign')
    .values({
      ...values,
      company_id,
      clinic_id,
      visit_id,
      level: highestLevel(findingsOf(values, { years: age })),
      supersedes: null,
      correction_reason: '',
      taken_at: at,
      recorded_at: at,
      recorded_by: by.user_name,
      acknowledged_at: null,
    })
    .execute()
}
