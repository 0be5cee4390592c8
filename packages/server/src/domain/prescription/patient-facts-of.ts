import type { Schema } from '@clinic/api'
import { patientFacts } from '@clinic/core/prescription'
import { addDays, clinicTime } from '@clinic/core/time'
import type { Database, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { medicalAlertSheet } from '../medical-alert/medical-alert-sheet'

type Asking = Pick<RequestContext, 'caller' | 'now'>

/** Beyond the longest dose: 366 days. */
const longestCourse = 400

/** What is known of a patient now: their alerts, and the medicines prescribed in this clinic that they still take. */
export async function patientFactsOf(
  database: Database | Transaction,
  { caller, now }: Asking,
  patient_id: number,
): Promise<Schema<'PatientFacts'>> {
  const { company_id, clinic_id } = caller
  const { topics } = await medicalAlertSheet(database, caller, patient_id)
  const { today, time_zone } = await clinicDay(database, caller, now)
  const signed = await database
    .selectFrom('prescription')
    .select(['content', 'signed_with', 'signed_at'])
    .where((eb) => eb.and({ company_id, clinic_id, patient_id }))
    .where('state', '<>', 'cancelled')
    .where('signed_at', '>', addDays(today, -longestCourse))
    .orderBy('id')
    .execute()
  const prescribed = signed.flatMap(({ content, signed_with, signed_at }) => {
    if (signed_with === null || signed_at === null) return []
    const { medicines, doses } = signed_with
    const signed_on = clinicTime(Date.parse(signed_at), time_zone).date
    return content.lines.flatMap(({ id, medicine_id, quantity }) => {
      const medicine = medicines.find((each) => each.medicine_id === medicine_id)
      const dose = doses.find(({ line }) => line === id)?.dose
      return medicine && dose && quantity !== null ? [{ medicine, dose, quantity, signed_on }] : []
    })
  })
  return patientFacts({ topics, prescribed, today })
}
