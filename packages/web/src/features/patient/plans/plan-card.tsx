import type { Schema } from '@clinic/api'
import { treatmentPlanStates } from '@clinic/core/treatment-plan'
import { css } from 'styled-system/css'
import { progressOf } from '../../../entities/treatment-plan/plan-parts'
import type { TreatmentPlan } from '../../../entities/treatment-plan/treatment-plan-query'
import { isolated } from '../../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Card } from '../../../ui/card'
import { Progress } from '../../../ui/feedback/progress'
import { PlanActions } from './plan-actions'
import { PlanItems } from './plan-items'
import { PlanStanding } from './plan-standing'

interface PlanCardProps {
  plan: TreatmentPlan
  patient: Schema<'Patient'>
}

/** One plan: how it stands, what it comes to, its items, and the next step. */
export function PlanCard({ plan, patient }: PlanCardProps) {
  const words = useTexts()['treatment-plan']
  const language = useLanguage()
  const { money, date } = useFormat()
  const { title, number, doctor_name, state, items, total, accepted_total, decided_on, price_list } = plan
  const progress = progressOf(items)
  const isAgreed = state === 'accepted' || state === 'completed'
  const done = words.progress.done(progress)
  const name = isolated(doctor_name)
  const isOver = state === 'completed' || state === 'closed' || state === 'replaced'
  const list = <PlanItems plan={plan} language={language} />
  return (
    <Card title={title} actions={<ValueTag of={treatmentPlanStates} value={state} />}>
      <div className={body}>
        <p className={quiet}>
          <bdi>
            {[
              number === null ? words.draftOf({ name }) : words.numbered({ number, name }),
              plan.proposed_on && words.proposedOn({ date: date(plan.proposed_on) }),
              state === 'proposed' && plan.valid_until && words.validUntil({ date: date(plan.valid_until) }),
              price_list && words.priceList({ name: isolated(price_list) }),
              plan.replaces_id !== null && words.replaces(),
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        </p>
        <PlanStanding plan={plan} />
        {isAgreed && (
          <div className={gauge}>
            <Progress label={words.progress.label({ title })} value={progress.done} max={progress.all} text={done} />
            <bdi aria-hidden="true">{done}</bdi>
          </div>
        )}
        {isOver ? (
          <details>
            <summary className={css({ cursor: 'pointer' })}>{words.itemsOf({ count: items.length })}</summary>
            <div className={css({ paddingBlockStart: '3' })}>{list}</div>
          </details>
        ) : (
          items.length > 0 && list
        )}
        <dl className={sums}>
          {decided_on !== null && state !== 'declined' && (
            <div>
              <dt>{words.acceptedTotal()}</dt>
              <dd>{money(accepted_total)}</dd>
            </div>
          )}
          {items.length > 0 && (
            <div>
              <dt>{words.total()}</dt>
              <dd>{money(total)}</dd>
            </div>
          )}
        </dl>
        <PlanActions plan={plan} patient={patient} />
      </div>
    </Card>
  )
}

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const quiet = css({ color: 'muted', overflowWrap: 'anywhere' })
const gauge = css({
  display: 'grid',
  gap: '3',
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 20rem) auto' },
  justifyContent: 'start',
})
const sums = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '6',
  rowGap: '1',
  '&:empty': { display: 'none' },
  '& > div': { display: 'flex', gap: '2', alignItems: 'baseline' },
  '& dt': { color: 'muted' },
  '& dd': { textStyle: 'subheading', fontFamily: 'numeric' },
})
