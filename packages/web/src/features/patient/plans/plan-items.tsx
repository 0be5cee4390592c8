import { treatmentPhases, treatmentPlanItemStates } from '@clinic/core/treatment-plan'
import { css } from 'styled-system/css'
import { itemPlace, itemsByPhase } from '../../../entities/treatment-plan/plan-parts'
import type { TreatmentPlan, TreatmentPlanItem } from '../../../entities/treatment-plan/treatment-plan-query'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'

interface PlanItemsProps {
  plan: Pick<TreatmentPlan, 'title' | 'items'>
  language: string
}

/** The items of a plan by phase, in the order in which they are treated. */
export function PlanItems({ plan: { title, items }, language }: PlanItemsProps) {
  const words = useTexts()['treatment-plan']
  const { label } = useLabels()
  return (
    <section aria-label={words.items({ title })} className={css({ display: 'grid', gap: '4' })}>
      {itemsByPhase(items).map((group) => (
        <div key={group.phase}>
          <h3 className={css({ textStyle: 'label' })}>{label(treatmentPhases, group.phase)}</h3>
          <ul>
            {group.items.map((item) => (
              <Item key={item.id} item={item} language={language} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Item({ item, language }: { item: TreatmentPlanItem; language: string }) {
  const words = useTexts()['treatment-plan']
  const { money, date } = useFormat()
  const { product_name, quantity, amount, remark, state, done_on } = item
  const place = itemPlace(item, language)
  return (
    <li className={state === 'open' ? row : `${row} ${decided}`}>
      <span>
        <bdi>
          {quantity > 1 ? `${words.quantity({ quantity })} ${product_name}` : product_name}
          {place && <span className={css({ fontWeight: 'medium' })}>{` · ${place}`}</span>}
        </bdi>
        {(remark || done_on) && (
          <small className={small}>
            <bdi>{[remark, done_on && words.doneOn({ date: date(done_on) })].filter(Boolean).join(' · ')}</bdi>
          </small>
        )}
      </span>
      <span className={sum}>{amount === null ? words.noPrice() : money(amount)}</span>
      {state !== 'open' && (
        <span>
          <ValueTag of={treatmentPlanItemStates} value={state} />
        </span>
      )}
    </li>
  )
}

const row = css({
  display: 'grid',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  paddingBlock: '2',
  borderBlockEnd: 'hairline',
  overflowWrap: 'anywhere',
})
// on a phone the state stands below
const decided = css({ sm: { gridTemplateColumns: 'minmax(0, 1fr) auto 7rem' } })
const sum = css({ fontFamily: 'numeric', textAlign: 'end', whiteSpace: 'nowrap' })
const small = css({ display: 'block', textStyle: 'small', color: 'muted' })
