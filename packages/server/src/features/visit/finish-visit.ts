import type { Schema } from '@clinic/api'
import { doneIn } from '@clinic/core/odontogram'
import { finishFacts, finishProblems } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { unresolvedDictations } from '../../domain/dictation/unresolved-dictations'
import { draftInvoice } from '../../domain/invoice/draft-invoice'
import { draftOf } from '../../domain/note/draft'
import { signNote } from '../../domain/note/sign-note'
import { signerOf } from '../../domain/note/signer'
import { findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import { finalizeExamination } from '../../domain/oral-examination/finalize-examination'
import { finalizePeriodontalChart } from '../../domain/periodontal-chart/finalize-periodontal-chart'
import { unsignedPrescriptions } from '../../domain/prescription/unsigned-prescriptions'
import { namedConsents } from '../../domain/treatment-consent/named-consents'
import { carryOutPlans } from '../../domain/treatment-plan/carry-out-plans'
import { proposeUsage } from '../../domain/usage/propose-usage'
import { transitionVisit } from '../../domain/visit/transition-visit'
import { unacknowledgedSigns } from '../../domain/visit/unacknowledged-signs'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { controlOf } from './proposed-control'

export const finishVisit: UseCase<'finishVisit'> = (call) =>
  transitionVisit(call, {
    action: 'finish',
    event: { type: 'visit.finish' },
    async apply(tx, visit) {
      const { caller, now, body } = call
      const signer = await signerOf(tx, call)
      const draft = await draftOf(tx, caller, { visit, note_version: body.note_version })
      const content = draft?.content ?? null
      const { today } = await clinicDay(tx, caller, now)
      const facts = finishFacts(content, {
        products: await productsIn(tx, caller, content),
        done: await doneHere(tx, caller, visit),
        patient_id: visit.patient.id,
        consents: await namedConsents(tx, caller, content?.procedures ?? []),
        unsigned: await unsignedPrescriptions(tx, caller, visit.id),
        dictated: await unresolvedDictations(tx, caller, visit.id),
        unacknowledged: await unacknowledgedSigns(tx, caller, { visit, today }),
        today,
        licence: signer.licence,
      })
      const problems = finishProblems(facts)
      if (!draft || problems.length > 0) throw new Refusal(422, 'finishRefused', { problems })
      await signNote(tx, draft, { ...call, signer, patient_id: visit.patient.id })
      await carryOutPlans(tx, call, { visit, procedures: draft.content.procedures })
      await finalizeExamination(tx, caller, visit.id)
      await finalizePeriodontalChart(tx, caller, visit.id)
      await draftInvoice(tx, call, { id: visit.id, patient_id: visit.patient.id, day: visit.queue_date })
      await proposeUsage(tx, call, { visit_id: visit.id, note_id: draft.id, patient_id: visit.patient.id })
      return { outcome: 'completed', ...controlOf(draft.content) }
    },
  })

/** What was charted as done here in the visit. */
async function doneHere(tx: Transaction, caller: Caller, { id, patient }: Schema<'Visit'>) {
  const rows = await findingRows(tx, caller).where('patient_id', '=', patient.id).execute()
  return doneIn(rows.map(findingOf), String(id))
}

/** The services that a note names. */
async function productsIn(tx: Transaction, { company_id, clinic_id }: Caller, content: Schema<'NoteContent'> | null) {
  const ids = content?.procedures.map(({ product_id }) => product_id) ?? []
  if (ids.length === 0) return new Map()
  const products = await tx
    .selectFrom('product')
    .select(['id', 'scope', 'needs_consent', 'odontogram_code'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
  return new Map(products.map(({ id, ...product }) => [id, product]))
}
