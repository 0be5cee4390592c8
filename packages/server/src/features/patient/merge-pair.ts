import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import { patientColumns } from '../../domain/patient/patient-columns'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

interface Pair {
  survivor_id: number
  duplicate_id: number
}

interface Patients {
  survivor: Schema<'Patient'>
  duplicate: Schema<'Patient'>
}

/** Returns both patients of a merge; 404 where the clinic lacks one of them. */
export async function patientsOf(
  database: Database | Transaction,
  { company_id, clinic_id }: Caller,
  { survivor_id, duplicate_id }: Pair,
): Promise<Patients> {
  const patients = await database
    .selectFrom('patient')
    .select(patientColumns)
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', [survivor_id, duplicate_id])
    .execute()
  const [survivor, duplicate] = [survivor_id, duplicate_id].map((wanted) => patients.find(({ id }) => id === wanted))
  if (!survivor || !duplicate) throw new Refusal(404, 'notFound')
  return { survivor, duplicate }
}

/**
 * Locks both patients of a merge, the lower id first, and returns them: bookings and arrivals that share one of them are waited
 * for, later ones wait, and two merges of the same patients come one after the other.
 */
export async function lockPatients(tx: Transaction, caller: Caller, pair: Pair): Promise<Patients> {
  const { company_id, clinic_id } = caller
  await tx
    .selectFrom('patient')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', [pair.survivor_id, pair.duplicate_id])
    .orderBy('id')
    .forUpdate()
    .execute()
  return patientsOf(tx, caller, pair)
}
