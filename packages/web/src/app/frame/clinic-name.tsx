import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { informationQuery } from '../../platform/session/information-query'

/** The clinic one works in. Empty while it is not known: a wrong name would be worse. */
export function ClinicName() {
  const { api } = useApp()
  const { data } = useQuery(informationQuery(api))
  return (
    <p className={css({ display: 'flex', flex: '1', minWidth: '0', fontSize: 'md', fontWeight: 'semibold' })}>
      {/* it is cut at its own end, also in a header from right to left */}
      <bdi className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>{data?.name}</bdi>
    </p>
  )
}
