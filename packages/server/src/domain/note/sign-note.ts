import type { Schema } from '@clinic/api'
import { icd9cmOf } from '@clinic/core/note'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { hashOfNote } from './note-rows'
import type { Signer } from './signer'

interface Signing extends RequestContext {
  signer: Signer
  patient_id: number
}

/** Signs a draft with the ICD-9-CM codes of its services, and keeps its diagnoses and procedures as rows of their own. */
export async function signNote(
  tx: Transaction,
  { id, visit_id, content: draft, version }: Pick<Schema<'Note'>, 'id' | 'visit_id' | 'content' | 'version'>,
  { caller, now, patient_id, signer: { signature } }: Signing,
) {
  const { company_id, clinic_id } = caller
  const services = await servicesOf(tx, caller, draft.procedures)
  const content = withCodes(draft, services)
  const { name, sip_number, signed_at } = signature
  const hash = hashOfNote({ visit_id, patient_id, content }, signature)
  await tx
    .updateTable('note')
    .set({ state: 'signed', signer_name: name, sip_number, signed_at, hash, version: version + 1 })
    .set({ content: JSON.stringify(content) })
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
  const procedures = content.procedures.map((procedure) => procedureRow({ of, procedure }, services))
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

type Services = ReadonlyMap<number, { name: string; icd9cm: string }>

/** The services of some procedures, as they are called now. */
export async function servicesOf(
  tx: Transaction,
  { company_id, clinic_id }: Pick<RequestContext['caller'], 'company_id' | 'clinic_id'>,
  procedures: readonly Schema<'NoteProcedure'>[],
): Promise<Services> {
  const ids = procedures.map(({ product_id }) => product_id)
  if (ids.length === 0) return new Map()
  const products = await tx
    .selectFrom('product')
    .select(['id', 'name', 'icd9cm'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  return new Map(products.map(({ id, ...service }) => [id, service]))
}

/** A note with the ICD-9-CM code of each procedure that has one. */
export const withCodes = (content: Schema<'NoteContent'>, services: Services): Schema<'NoteContent'> => ({
  ...content,
  procedures: content.procedures.map((procedure) => {
    const icd9cm = icd9cmOf(procedure, services.get(procedure.product_id))
    return icd9cm === '' ? procedure : { ...procedure, icd9cm }
  }),
})

export function procedureRow(
  { of, procedure }: { of: OfNote; procedure: Schema<'NoteProcedure'> },
  services: Services,
) {
  const { id: _, not_charted: _why, icd9cm = '', surfaces, consent, anaesthesia = null, ...row } = procedure
  return {
    ...of,
    ...row,
    name: services.get(row.product_id)?.name ?? '',
    icd9cm,
    surfaces: JSON.stringify(surfaces),
    consent_id: consent?.consent_id ?? null,
    consent_witness: consent?.witness ?? null,
    consent_at: consent?.at ?? null,
    anaesthesia: anaesthesia && JSON.stringify(anaesthesia),
  }
}
