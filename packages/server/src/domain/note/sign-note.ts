import type { Schema } from '@clinic/api'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { hashOfNote } from './note-rows'
import type { Signer } from './signer'

interface Signing extends RequestContext {
  signer: Signer
  patient_id: number
}

/** Signs a draft, and keeps its diagnoses and procedures as rows of their own. */
export async function signNote(
  tx: Transaction,
  { id, visit_id, content, version }: Schema<'Note'>,
  { caller, now, patient_id, signer: { signature } }: Signing,
) {
  const { company_id, clinic_id } = caller
  const { name, sip_number, signed_at } = signature
  const hash = hashOfNote({ visit_id, patient_id, content }, signature)
  await tx
    .updateTable('note')
    .set({ state: 'signed', signer_name: name, sip_number, signed_at, hash, version: version + 1 })
    .set({ updated_at: now.toISOString() })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  const of = { note_id: id, visit_id, patient_id }
  const diagnoses = diagnosisRows(of, content.diagnoses)
  if (diagnoses.length > 0)
    await tx
      .insertInto('diagnosis')
      .values(diagnoses.map((row) => ({ ...row, company_id, clinic_id })))
      .execute()
  const done = content.procedures.map((procedure) => ({ of, procedure }))
  const procedures = done.length > 0 ? await procedureRows(tx, caller, done) : []
  if (procedures.length > 0)
    await tx
      .insertInto('procedure')
      .values(procedures.map((row) => ({ ...row, company_id, clinic_id })))
      .execute()
  recordEvent(tx, caller, {
    action: 'sign',
    object: 'note',
    object_id: id,
    after: { visit_id, signature: { ...signature, hash }, content },
    people: { patient: [patient_id] },
  })
}

interface OfNote {
  note_id: number
  visit_id: number
  patient_id: number
}

/** Of a treatment that was discontinued a code may not have been chosen yet. */
export const diagnosisRows = (of: OfNote, diagnoses: readonly Schema<'NoteDiagnosis'>[]) =>
  diagnoses.filter(({ code }) => code !== '').map(({ id: _, ...row }) => ({ ...of, ...row }))

/** With the names that the services have now. */
export async function procedureRows(
  tx: Transaction,
  { company_id, clinic_id }: Pick<RequestContext['caller'], 'company_id' | 'clinic_id'>,
  procedures: readonly { of: OfNote; procedure: Schema<'NoteProcedure'> }[],
) {
  const ids = procedures.map(({ procedure }) => procedure.product_id)
  const products = await tx
    .selectFrom('product')
    .select(['id', 'name', 'icd9cm'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  const called = new Map(products.map(({ id, ...names }) => [id, names]))
  return procedures.map(({ of, procedure: { id: _, surfaces, consent, ...row } }) => ({
    ...of,
    ...row,
    name: called.get(row.product_id)?.name ?? '',
    icd9cm: called.get(row.product_id)?.icd9cm ?? '',
    surfaces: JSON.stringify(surfaces),
    consent_witness: consent?.witness ?? null,
    consent_at: consent?.at ?? null,
  }))
}
