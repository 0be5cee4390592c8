import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { endPlan } from './end-plan'
import { listInstalmentPlan } from './list-instalment-plan'
import { planInstalments } from './plan-instalments'

export const instalmentUseCases: UseCases<
  'listInstalmentPlan' | 'planInstalments' | 'cancelInstalmentPlan' | 'defaultInstalmentPlan'
> = {
  listInstalmentPlan,
  planInstalments,

  cancelInstalmentPlan: (call) => endPlan(call, { action: 'cancel', event: { type: 'instalmentPlan.cancel' } }),

  /** A plan that is kept to is not declared defaulted. */
  defaultInstalmentPlan: (call) =>
    endPlan(call, {
      action: 'default',
      event: { type: 'instalmentPlan.default' },
      check(before) {
        if (before.late === 0) throw new Refusal(409, 'instalmentsNotLate', { current: before })
      },
    }),
}
