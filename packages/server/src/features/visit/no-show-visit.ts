import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { stepVisit } from './step-visit'

export const noShowVisit: UseCase<'noShowVisit'> = (call) =>
  stepVisit(call, {
    action: 'no_show',
    event: () => ({ type: 'visit.noShow' }),
    async carryOut(_, { starts_at }) {
      if (Date.parse(starts_at) > call.now.getTime()) throw new Refusal(409, 'visitNotBegun')
      return {}
    },
  })
