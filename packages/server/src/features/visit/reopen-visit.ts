import { clinicTime } from '@clinic/core/time'
import { reopenProblem } from '@clinic/core/visit'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { discardDraft } from '../../domain/invoice/discard-draft'
import { liveInvoice } from '../../domain/invoice/live-invoice'
import { notesOfVisit } from '../../domain/note/note-rows'
import { takeBackPlans } from '../../domain/treatment-plan/carry-out-plans'
import { refusePractice, treatingDentist } from '../../domain/visit/refuse-practice'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

/** A treatment without a note was signed by nobody: then its dentist may reopen it. */
export const reopenVisit: UseCase<'reopenVisit'> = (call) => {
  const { caller, now, body } = call
  const reason = body.reason.trim()
  return transitionVisit(call, {
    action: 'reopen',
    event: { type: 'visit.reopen' },
    async apply(tx, visit) {
      const { today, time_zone } = await clinicDay(tx, caller, now)
      const is_manager = caller.role === 'manager_clinic'
      const signed = (await notesOfVisit(tx, caller, visit.id)).findLast(({ state }) => state === 'signed')
      const invoice = await liveInvoice(tx, caller, visit.id)
      const problem = reopenProblem(
        {
          finished_day: clinicTime(Date.parse(visit.state_since), time_zone).date,
          today,
          signed_by: signed?.doctor_id ?? visit.doctor_id,
          has_issued_invoice: invoice !== undefined && invoice.state !== 'draft',
        },
        { doctor_id: is_manager ? null : await treatingDentist(tx, caller), is_manager, reason },
      )
      if (problem === 'notSigner') throw new Refusal(404, 'notFound')
      if (problem === 'invoiceIssued') throw new Refusal(409, 'reopenInvoiced', { current: visit })
      if (problem) throw new Refusal(409, 'reopenOtherDay', { current: visit })
      if (invoice) await discardDraft(tx, call, { id: invoice.id, reason })
      await takeBackPlans(tx, call, visit.id)
      const { doctor_id } = visit
      if (doctor_id !== null) await refusePractice(tx, caller, { visit, by: { doctor_id, reason } })
      return { outcome: null, control_on: null, control_reason: '' }
    },
    reason,
  })
}
