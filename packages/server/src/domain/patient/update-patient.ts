import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import { changeRow } from '../../use-case/change-row'
import type { Caller, UseCase } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { refuseTakenIdentity } from './create-patient'
import { patientColumns } from './patient-columns'
import { normalisePatient, patientValues } from './patient-values'

export const updatePatient: UseCase<'updatePatient'> = ({ database, caller, path, body, now }) => {
  const { version, status, ...input } = body
  return changePatient(database, caller, { id: path.id, version, status, input, now })
}

interface Change {
  id: number
  /** The version that was read. */
  version: number
  input: Schema<'PatientInput'>
  status?: Schema<'PatientStatus'>
  now: Date
}

/** Updates a patient of the caller's clinic, unless it was changed meanwhile. */
export const changePatient = (
  database: Database,
  caller: Caller,
  { id, version, input, status, now }: Change,
): Promise<Schema<'Patient'>> =>
  changeRow(database, caller, {
    table: 'patient',
    id,
    read: (tx) => patientOf(tx, caller, id),
    // the status itself is chosen by whoever changes the patient
    move: { to: ({ status }) => (status === 'merged' ? null : status), refusal: 'patientMerged' },
    version,
    async apply({ tx }) {
      const { today } = await clinicDay(tx, caller, now)
      return { ...patientValues(normalisePatient(input, { today })), status, updated_at: now.toISOString() }
    },
    action: 'update',
  }).catch(refuseTakenIdentity)

const patientOf = (tx: Transaction, { company_id, clinic_id }: Caller, id: number) =>
  tx
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirst()
