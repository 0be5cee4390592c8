import { type operations, unwrap } from '@clinic/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { css } from 'styled-system/css'
import { AffectedAppointments } from '../../../entities/appointment/affected/affected-appointments'
import { useApp } from '../../../platform/app/app-context'
import { allRows } from '../../../platform/list/all-rows'
import type { NoRowsProps } from '../../../platform/list/no-rows'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useIsSlow } from '../../../platform/page/use-is-slow'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const NoRows = lazyWithRetry(() => import('../../../platform/list/no-rows'))

type Filter = Omit<NonNullable<operations['listAppointment']['parameters']['query']>, 'page' | 'rowPerPage'>

interface AffectedListProps extends Pick<ComponentProps<typeof AffectedAppointments>, 'hrefOf'> {
  filter: Filter
  /** Whether more than the plan is asked for. */
  isNarrowed: boolean
  address: NoRowsProps['address']
}

/** The appointments outside the plan that a filter finds, all of them: a dentist's are given to another one at once. */
export function AffectedList({ filter, isNarrowed, address, hrefOf }: AffectedListProps) {
  const { api } = useApp()
  const texts = useTexts()
  const { affected: words, list } = texts.appointment
  const query = useQuery({
    queryKey: ['appointment', 'affected', filter],
    queryFn: ({ signal }) =>
      allRows((page) => unwrap(api.GET('/api/appointment', { params: { query: { ...filter, ...page } }, signal }))),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const isSlow = useIsSlow(!data)
  if (!data && error) return <LoadFailed query={query} />
  if (!data) return <div className={frame}>{isSlow && <Skeleton shape="control" lines={5} />}</div>
  if (data.length === 0 && !isNarrowed) return <EmptyState title={words.nothing()}>{words.nothingText()}</EmptyState>
  if (data.length === 0)
    return (
      <Suspense>
        <NoRows words={list} address={address} />
      </Suspense>
    )
  return (
    <div className={frame} aria-busy={query.isPlaceholderData}>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      <AffectedAppointments appointments={data} hrefOf={hrefOf} />
    </div>
  )
}

const frame = css({ padding: { base: '3', sm: '4' }, display: 'grid', gap: '3', minWidth: '0' })
