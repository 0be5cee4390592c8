import type { Schema } from '@clinic/api'
import { vitalSign as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'

/** What is planned: booked, or in the chart. */
export function PlannedServices({ planned }: { planned: readonly Schema<'PlannedService'>[] }) {
  const { day } = useTexts().assistance
  const classes = recipe()
  if (planned.length === 0) return <p className={classes.note}>{day.nothingPlanned()}</p>
  return (
    <dl className={classes.values}>
      <div className={classes.value}>
        <dt>{day.planned()}</dt>
        {planned.map(({ source, product_id, name, teeth }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service can be planned for several teeth, and nothing is moved
          <dd key={`${product_id} ${index}`}>
            <bdi>{name}</bdi>{' '}
            {source === 'chart' && <span className={classes.note}>{day.inChart({ teeth: teeth.join(', ') })}</span>}
          </dd>
        ))}
      </div>
    </dl>
  )
}
