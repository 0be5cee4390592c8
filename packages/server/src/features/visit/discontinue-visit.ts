import { isWritten } from '@clinic/core/note'
import { rejectDrafts } from '../../domain/dictation/reject-drafts'
import { draftInvoice } from '../../domain/invoice/draft-invoice'
import { draftOf } from '../../domain/note/draft'
import { signNote } from '../../domain/note/sign-note'
import { refuseUnlicensed, signerOf } from '../../domain/note/signer'
import { finalizeExamination } from '../../domain/oral-examination/finalize-examination'
import { finalizePeriodontalChart } from '../../domain/periodontal-chart/finalize-periodontal-chart'
import { cancelDraft } from '../../domain/prescription/cancel-draft'
import { carryOutPlans } from '../../domain/treatment-plan/carry-out-plans'
import { proposeUsage } from '../../domain/usage/propose-usage'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'
import { controlOf } from './proposed-control'

/** A record is somebody's also when treatment was broken off: what is written is signed, complete or not. */
export const discontinueVisit: UseCase<'discontinueVisit'> = (call) =>
  transitionVisit(call, {
    action: 'discontinue',
    event: { type: 'visit.discontinue' },
    async apply(tx, visit) {
      const signer = await signerOf(tx, call)
      await cancelDraft(tx, call, { visit_id: visit.id, reason: call.body.reason.trim() })
      await rejectDrafts(tx, call, { visit_id: visit.id, reason: call.body.reason.trim() })
      await finalizeExamination(tx, call.caller, visit.id)
      await finalizePeriodontalChart(tx, call.caller, visit.id)
      const draft = await draftOf(tx, call.caller, { visit, note_version: call.body.note_version })
      const treated = { id: visit.id, patient_id: visit.patient.id, day: visit.queue_date }
      if (!draft || !isWritten(draft.content)) {
        await draftInvoice(tx, call, treated)
        return { outcome: 'discontinued' }
      }
      refuseUnlicensed(signer)
      await signNote(tx, draft, { ...call, signer, patient_id: visit.patient.id })
      await carryOutPlans(tx, call, { visit, procedures: draft.content.procedures })
      await draftInvoice(tx, call, treated)
      await proposeUsage(tx, call, { visit_id: visit.id, note_id: draft.id, patient_id: visit.patient.id })
      return { outcome: 'discontinued', ...controlOf(draft.content) }
    },
    reason: call.body.reason.trim(),
  })
