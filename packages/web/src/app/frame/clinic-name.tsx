import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { informationQuery } from '../../platform/session/information-query'
import { isElsewhere } from '../../platform/time/date-in'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ClinicClock = lazyWithRetry(() => import('./clinic-clock'))

/** The clinic one works in. Empty while it is not known: a wrong name would be worse. */
export function ClinicName() {
  const { api } = useApp()
  const { data } = useQuery(informationQuery(api))
  return (
    <p className={css({ display: 'grid', flex: '1', minWidth: '0', fontSize: 'md', fontWeight: 'semibold' })}>
      {/* it is cut at its own end, also in a header from right to left */}
      <bdi className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>{data?.name}</bdi>
      {data && isElsewhere(data.time_zone, Date.now()) && (
        <Suspense>
          <ClinicClock timeZone={data.time_zone} />
        </Suspense>
      )}
    </p>
  )
}
