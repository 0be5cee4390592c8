import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { clinicDay } from '../clinic/clinic-day'
import { refuseTakenIdentity } from './create-patient'
import { patientColumns } from './patient-columns'
import { checkedPatient, patientValues } from './patient-values'

export const updatePatient: UseCase<'updatePatient'> = ({ database, caller, path, body, now }) => {
  const { version, status, ...input } = body
  return transaction(database, (tx) => changePatient(tx, caller, { id: path.id, version, status, input, now }))
}

interface Change {
  id: number
  /** The version that was read. */
  version: number
  input: Schema<'PatientInput'>
  status?: Schema<'PatientStatus'>
  now: Date
}

/** Writes a patient of the caller's clinic, unless somebody else has written meanwhile. */
export async function changePatient(
  tx: Transaction,
  caller: Caller,
  { id, version, input, status, now }: Change,
): Promise<Schema<'Patient'>> {
  const { company_id, clinic_id } = caller
  const before = await tx
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new Refusal(404, 'notFound')
  if (before.version !== version) throw new Refusal(409, 'changedMeanwhile', { current: before })

  const { today } = await clinicDay(tx, caller, now)
  const after = await tx
    .updateTable('patient')
    .set({
      ...patientValues(checkedPatient(input, { today })),
      status,
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .returning(patientColumns)
    .executeTakeFirstOrThrow()
    .catch(refuseTakenIdentity)
  recordEvent(tx, caller, { action: 'update', object: 'patient', object_id: id, before, after })
  return after
}
