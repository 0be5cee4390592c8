import type { Schema } from '@clinic/api'
import type { Signature } from '@clinic/core/note'
import { prescriptionWarnings, readLines, signedPrescription } from '@clinic/core/prescription'
import type { Database, Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { sha256 } from '../note/sha256'
import { medicinesOf } from './medicines-of'
import { patientFactsOf } from './patient-facts-of'

/** The prescriptions of the clinic, the first one first; `prescriptionsOf` makes of each what is shown. */
export const prescriptionRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('prescription')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'prescription.company_id')
        .onRef('doctor.clinic_id', '=', 'prescription.clinic_id')
        .onRef('doctor.id', '=', 'prescription.doctor_id'),
    )
    .select(['prescription.id', 'prescription.visit_id', 'prescription.patient_id', 'prescription.doctor_id'])
    .select('prescription.signed_for')
    .select(['doctor.display_name as doctor_name', 'prescription.state', 'prescription.content'])
    .select(['prescription.signed_with', 'prescription.signer_name', 'prescription.sip_number'])
    .select(['prescription.signed_at', 'prescription.hash', 'prescription.cancel_reason'])
    .select(['prescription.cancelled_by', 'prescription.cancelled_at', 'prescription.version'])
    .select(['prescription.created_at', 'prescription.updated_at'])
    .where('prescription.company_id', '=', company_id)
    .where('prescription.clinic_id', '=', clinic_id)
    .orderBy('prescription.id')

type PrescriptionRow = Awaited<ReturnType<ReturnType<typeof prescriptionRows>['executeTakeFirstOrThrow']>>
type Reading = Pick<RequestContext, 'caller' | 'now'> & { facts: Schema<'PatientFacts'> }

/** A prescription as it is shown: what speaks against an unsigned one, and whether a signed one is intact, is reckoned anew. */
export async function prescriptionOf(
  database: Database | Transaction,
  { caller, facts }: Reading,
  row: PrescriptionRow,
): Promise<Schema<'Prescription'>> {
  const { signed_with, signed_for, signer_name, sip_number, signed_at, hash, ...rest } = row
  const { cancel_reason, cancelled_by, cancelled_at, ...prescription } = rest
  const known = signed_with ?? (await comparedWith(database, caller, { content: row.content, facts }))
  const signature =
    signer_name !== null && sip_number !== null && signed_at !== null && hash !== null
      ? { doctor_id: row.doctor_id, name: signer_name, sip_number, signed_at, hash }
      : null
  const signed = { ...prescription, patient_id: signed_for ?? prescription.patient_id }
  return {
    ...prescription,
    ...known,
    signature,
    is_intact: signature === null || hashOfPrescription({ ...signed, ...known }, signature) === hash,
    cancelled:
      cancel_reason !== null && cancelled_by !== null && cancelled_at !== null
        ? { reason: cancel_reason, by: cancelled_by, at: cancelled_at }
        : null,
  }
}

export const hashOfPrescription = (prescription: Parameters<typeof signedPrescription>[0], signature: Signature) =>
  sha256(signedPrescription(prescription, signature))

/** The medicines of the lines, their doses as read, and what speaks against them for this patient. */
async function comparedWith(
  database: Database | Transaction,
  caller: Caller,
  { content, facts }: { content: Schema<'PrescriptionContent'>; facts: Schema<'PatientFacts'> },
) {
  const ids = content.lines.map(({ medicine_id }) => medicine_id).filter((id) => id !== null)
  const medicines = await medicinesOf(database, caller, ids)
  const prescribed = ids.flatMap((id) => medicines.filter(({ medicine_id }) => medicine_id === id))
  return { medicines, doses: readLines(content), warnings: prescriptionWarnings(prescribed, facts) }
}

/** The prescriptions of a visit, with what is known of its patient. */
export async function prescriptionsOfVisit(
  database: Database | Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { id, patient }: { id: number; patient: { id: number } },
) {
  const facts = await patientFactsOf(database, { caller, now }, patient.id)
  const rows = await prescriptionRows(database, caller).where('prescription.visit_id', '=', id).execute()
  const prescriptions: Schema<'Prescription'>[] = []
  for (const row of rows) prescriptions.push(await prescriptionOf(database, { caller, now, facts }, row))
  return { facts, prescriptions }
}
