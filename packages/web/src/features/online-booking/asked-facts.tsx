import type { Schema } from '@clinic/api'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { clockIn, longDayText } from '../../entities/appointment/appointment-time'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { dateIn } from '../../platform/time/date-in'

interface AskedFactsProps {
  service: ReactNode
  dentist: string
  starts_at: string
  timeZone: Schema<'TimeZone'>
  /** The ways to change the service and the time. */
  changes?: { service: ReactNode; time: ReactNode }
}

/** For what, with whom and when. */
export function AskedFacts({ service, dentist, starts_at, timeZone, changes }: AskedFactsProps) {
  const { asked } = useTexts()['online-booking']
  const language = useLanguage()
  const day = longDayText(language, dateIn(timeZone, Date.parse(starts_at)))
  return (
    <dl className={css({ display: 'grid', gap: '3' })}>
      <Fact name={asked.service()} change={changes?.service}>
        {service}
      </Fact>
      <Fact name={asked.dentist()}>{dentist}</Fact>
      <Fact name={asked.time()} change={changes?.time}>
        {`${day}, ${clockIn(timeZone, starts_at)}`}
      </Fact>
    </dl>
  )
}

function Fact({ name, change, children }: { name: string; change?: ReactNode; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={css({ gridColumn: '1', textStyle: 'small', color: 'muted' })}>{name}</dt>
      <dd className={css({ gridColumn: '1', fontWeight: 'medium', overflowWrap: 'anywhere' })}>
        <bdi>{children}</bdi>
      </dd>
      {change && <dd className={css({ gridColumn: '2', gridRow: '1 / span 2' })}>{change}</dd>}
    </div>
  )
}

const fact = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '3',
})
