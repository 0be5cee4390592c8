import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** Holds a patient while what is kept of them changes: of two who write at once the second sees what the first wrote. */
export async function lockPatient(tx: Transaction, { company_id, clinic_id }: Caller, id: number) {
  const patient = await tx
    .selectFrom('patient')
    .select('status')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!patient) throw new Refusal(404, 'notFound')
  if (patient.status === 'merged') throw new Refusal(409, 'patientMerged')
}
