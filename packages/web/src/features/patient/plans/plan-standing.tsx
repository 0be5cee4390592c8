import { operationRoles } from '@clinic/core/access'
import { css } from 'styled-system/css'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useCanCall } from '../../../platform/session/use-can-call'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'

/** In a sentence: what was answered, what has passed, and what comes next. */
export function PlanStanding({ plan }: { plan: TreatmentPlan }) {
  const words = useTexts()['treatment-plan']
  const { date } = useFormat()
  const canRevise = useCanCall(operationRoles.reviseTreatmentPlan)
  const { state, items, expired, valid_until, decided_on, signed_by, reason } = plan
  if (expired && valid_until) {
    const until = { date: date(valid_until) }
    return <Banner tone="warning">{canRevise ? words.expired(until) : words.expiredDesk(until)}</Banner>
  }
  const answered =
    decided_on &&
    (state === 'declined'
      ? words.declined({ date: date(decided_on), reason: isolated(reason) })
      : words.accepted({ date: date(decided_on), name: isolated(signed_by) }))
  const next = {
    draft: items.length === 0 ? words.next.fill() : `${words.todaysPrices()} ${words.next.propose()}`,
    proposed: words.next.answer(),
    accepted: canRevise ? words.next.treatDoctor() : words.next.treat(),
    declined: '',
    completed: '',
    closed: reason && words.closed({ reason: isolated(reason) }),
    replaced: words.replaced(),
  }[state]
  return (
    <div className={css({ overflowWrap: 'anywhere' })}>
      {answered && (
        <p>
          <bdi>{answered}</bdi>
        </p>
      )}
      {next && (
        <p>
          <bdi>{next}</bdi>
        </p>
      )}
    </div>
  )
}
