import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { progressOf } from '../../../entities/treatment-plan/plan-parts'
import { allPlansQuery, type TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { useApp } from '../../../platform/app/app-context'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { usePlanAddress } from './use-plan-address'

/** The plans of a patient that something is still to come of, a line each; nothing where there is none, or while it is not known. */
export default function SummaryPlan({ patient }: { patient: number }) {
  useNamespace('treatment-plan')
  const { api } = useApp()
  const { summary: words } = useTexts()['treatment-plan']
  const address = usePlanAddress(patient)
  const sayStanding = useStanding()
  const { data } = useQuery(allPlansQuery(api, patient))
  const plans = data?.filter(({ state }) => state in open) ?? []
  if (plans.length === 0) return null
  return (
    <Card
      title={words.title()}
      actions={
        <Link href={address} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {words.open()}
        </Link>
      }
    >
      <ul className={css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <bdi>
              {plan.title}
              <span className={css({ color: 'muted' })}>{` · ${sayStanding(plan)}`}</span>
            </bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const open: Partial<Record<TreatmentPlan['state'], true>> = { draft: true, proposed: true, accepted: true }

/** Returns how a plan stands, in short. */
function useStanding() {
  const { summary: words } = useTexts()['treatment-plan']
  const { money } = useFormat()
  return ({ state, items, total, accepted_total, expired }: TreatmentPlan) => {
    if (state === 'draft') return words.draft()
    if (state === 'accepted') return words.line({ ...progressOf(items), amount: money(accepted_total) })
    return expired ? words.expired({ amount: money(total) }) : words.proposed({ amount: money(total) })
  }
}
