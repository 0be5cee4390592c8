import type { Schema } from '@clinic/api'
import { DatabaseError } from 'pg'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { clinicDay } from '../clinic/clinic-day'
import { nameIdentityHolder } from './name-identity-holder'
import { patientColumns } from './patient-columns'
import { normalisePatient, patientValues } from './patient-values'
import { recordNumber } from './record-number'

export const createPatient: UseCase<'createPatient'> = (call) =>
  withIdempotency(call, (tx) => addPatient(tx, call.caller, { input: call.body, now: call.now })).catch(
    nameIdentityHolder(call, call.body),
  )

/** A new patient of the caller's clinic, under the next record number of the company. */
export async function addPatient(
  tx: Transaction,
  caller: Caller,
  { input, now }: { input: Schema<'PatientInput'>; now: Date },
): Promise<Schema<'Patient'>> {
  for (const patient of await addPatients(tx, caller, { inputs: [input], now })) return patient
  throw new Error('No patient was made')
}

/** Many at once, in their order. One that is refused refuses all. */
export async function addPatients(
  tx: Transaction,
  caller: Caller,
  { inputs, now }: { inputs: readonly Schema<'PatientInput'>[]; now: Date },
): Promise<Schema<'Patient'>[]> {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(tx, caller, now)
  const people = inputs.map((input) => patientValues(normalisePatient(input, { today })))
  const { next_record_number } = await tx
    .updateTable('company')
    .set((company) => ({ next_record_number: company('next_record_number', '+', people.length) }))
    .where('id', '=', company_id)
    .returning('next_record_number')
    .executeTakeFirstOrThrow()
  const first = next_record_number - people.length
  const patients = await tx
    .insertInto('patient')
    .values(
      people.map((values, index) => ({
        ...values,
        company_id,
        clinic_id,
        record_number: recordNumber(first + index),
        status: 'active',
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })),
    )
    .returning(patientColumns)
    .execute()
    .catch(refuseTakenIdentity)
  for (const patient of patients)
    recordEvent(tx, caller, { action: 'create', object: 'patient', object_id: patient.id, after: patient })
  return patients
}

/** Two patients of a clinic cannot have one identity number. */
export function refuseTakenIdentity(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'patient_identity_key') {
    throw new Refusal(422, 'checkFields', { fields: { identity_number: 'identityTaken' } })
  }
  throw error
}
