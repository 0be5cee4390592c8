import type { Schema } from '@clinic/api'
import type { PatientDraft, PatientField } from './patient'

type Known = Pick<
  PatientDraft,
  'first_name' | 'sex' | 'date_of_birth' | 'identification' | 'identity_number' | 'address'
>

/** The fields without which the national health-data service cannot create this patient. */
export function missingForSatusehat(patient: Known): PatientField[] {
  const { street, province, city, district, village, area_code = '' } = patient.address
  const needed: [PatientField, string][] = [
    ['identity_number', patient.identification === 'not_available' ? '' : patient.identity_number],
    ['first_name', patient.first_name],
    ['sex', patient.sex],
    ['date_of_birth', patient.date_of_birth],
    ['street', street],
    ['province', province],
    ['city', city],
    ['district', district],
    ['village', village],
    ['area_code', area_code],
  ]
  return needed.filter(([, value]) => value.trim() === '').map(([field]) => field)
}

export const readinessOf = (patient: Known): Schema<'Readiness'> =>
  missingForSatusehat(patient).length === 0 ? 'ready' : 'incomplete'
