import type { Schema } from '@clinic/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { SignedPrescription } from '../../../entities/prescription/signed-prescription'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Pagination } from '../../../ui/table/pagination'
import { usePatientAddress } from '../use-patient-address'
import { patientPrescriptionsQuery } from './patient-prescriptions-query'

/** What was prescribed to a patient, the latest first; an assistant reads what was today. */
export default function PatientPrescriptions({ patient: { id } }: { patient: Schema<'Patient'> }) {
  useNamespaces(['prescription', 'note'])
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['patient-record'].prescriptions
  const address = usePatientAddress()
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    ...patientPrescriptionsQuery(api, id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
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
        {data.rows.map((prescription) => (
          <li key={prescription.id}>
            <SignedPrescription
              prescription={prescription}
              sheet={`${address}/${id}/visit/${prescription.visit_id}/prescription`}
            />
          </li>
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
