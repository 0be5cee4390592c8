import { refusePractice, treatingDentist } from '../../domain/visit/refuse-practice'
import { transitionVisit } from '../../domain/visit/transition-visit'
import type { UseCase } from '../../use-case/contract'

export const resumeVisit: UseCase<'resumeVisit'> = (call) =>
  transitionVisit(call, {
    action: 'resume',
    event: { type: 'visit.resume' },
    async apply(tx, before) {
      const doctor_id = await treatingDentist(tx, call.caller)
      await refusePractice(tx, call.caller, { visit: before, by: { doctor_id, reason: '' } })
      return {}
    },
  })
