import type { Schema } from '@clinic/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Pagination } from '../../../ui/table/pagination'
import { patientVisitsQuery } from './patient-visits-query'
import { VisitEntry } from './visit-entry'

/** The visits of a patient, the latest first. The one that is open, and the page, stand in the address. */
export default function PatientVisits({ patient: { id } }: { patient: Schema<'Patient'> }) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['patient-record'].visits
  const { page, rowPerPage, filter, change } = useListAddress([])
  const query = useQuery({
    ...patientVisitsQuery(api, id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const open = filter('visit')
  if (!data) return <Card title={words.list()}>{error ? <LoadFailed query={query} /> : <Skeleton lines={6} />}</Card>
  if (data.count === 0)
    return (
      <Card title={words.list()}>
        <EmptyState title={words.none()}>{words.noneText()}</EmptyState>
      </Card>
    )
  return (
    <>
      {error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      <ol
        aria-label={words.list()}
        className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}
      >
        {data.rows.map((visit) => (
          <VisitEntry
            key={visit.id}
            visit={visit}
            isOpen={open === String(visit.id)}
            onToggle={(isOpen) => change({ visit: isOpen ? visit.id : '', page })}
          />
        ))}
      </ol>
      {data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => {
            change({ page: next })
            window.scrollTo(0, 0)
          }}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </>
  )
}
