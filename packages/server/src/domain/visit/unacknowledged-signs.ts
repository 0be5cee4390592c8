import type { Schema } from '@clinic/api'
import { ageOn } from '@clinic/core/patient'
import { findingsOf, unacknowledged, type VitalSign } from '@clinic/core/vital-sign'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { isStanding } from './standing-vital-sign'

/** The signs of a visit, each once, that are a reason to stop and that no dentist has seen. */
export async function unacknowledgedSigns(
  tx: Transaction,
  { company_id, clinic_id }: Caller,
  { visit, today }: { visit: Schema<'Visit'>; today: string },
): Promise<{ sign: VitalSign }[]> {
  const measurements = await tx
    .selectFrom('vital_sign')
    .selectAll()
    .where((eb) => eb.and({ company_id, clinic_id, visit_id: visit.id, level: 'hard_alert' }))
    .where('acknowledged_at', 'is', null)
    .where(isStanding)
    .orderBy('id')
    .execute()
  const { years } = ageOn(visit.patient.date_of_birth, today)
  const found = measurements.flatMap((measured) => unacknowledged(findingsOf(measured, { years }), []))
  return [...new Set(found.map(({ sign }) => sign))].map((sign) => ({ sign }))
}
