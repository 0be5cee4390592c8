import type { Schema } from '@clinic/api'
import { documentKindsOf } from '@clinic/core/patient-document'
import type { Database } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { patientInSight } from '../../domain/patient/is-in-sight'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

interface Said extends Pick<Schema<'PatientDocument'>, 'kind' | 'taken_on' | 'patient_id'> {
  now: Date
}

/** Refuses a patient the caller does not see, and what cannot be said of a picture of theirs. */
export async function checkDocument(
  database: Database,
  caller: Caller,
  { kind, taken_on, patient_id, now }: Said,
): Promise<void> {
  const { date_of_birth } = await patientInSight(database, caller, { id: patient_id, now })
  const { today } = await clinicDay(database, caller, now)
  const fields: Record<string, Sentence> = {}
  if (!documentKindsOf(caller.role).includes(kind)) fields.kind = 'documentKindHidden'
  if (taken_on > today) fields.taken_on = 'takenInFuture'
  else if (taken_on < date_of_birth) fields.taken_on = 'takenBeforeBirth'
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}
