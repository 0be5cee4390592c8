import type { Schema } from '@clinic/api'
import { canSignConsent } from '@clinic/core/treatment-consent'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { ConsentRows } from '../../../entities/treatment-consent/consent-rows'
import { SignConsentButton } from '../../../entities/treatment-consent/sign-consent-button'
import { patientConsentsQuery } from '../../../entities/treatment-consent/treatment-consent-query'
import { useApp } from '../../../platform/app/app-context'
import { useListAddress } from '../../../platform/list/use-list-address'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useAccount } from '../../../platform/session/use-account'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Pagination } from '../../../ui/table/pagination'
import { patientVisitsQuery } from '../visits/patient-visits-query'

/** What a patient agreed to or refused, of all visits; who treats them today begins another one here. */
export default function PatientConsents({ patient: { id } }: { patient: Schema<'Patient'> }) {
  useNamespace('treatment-consent')
  const { api } = useApp()
  const texts = useTexts()
  const words = texts['treatment-consent']
  const { page, rowPerPage, change } = useListAddress([])
  const query = useQuery({
    ...patientConsentsQuery(api, id, { page, rowPerPage }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = query
  const visit = useOwnVisit(id)
  return (
    <Card title={words.title()} actions={visit && <SignConsentButton visit={visit} />}>
      <p className={css({ color: 'muted', marginBlockEnd: '4' })}>{words.about()}</p>
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={6} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data?.count === 0 && <EmptyState title={words.none()}>{words.noneText()}</EmptyState>}
      {data && data.rows.length > 0 && <ConsentRows consents={data.rows} />}
      {data && data.count > 10 && (
        <Pagination
          pagination={data.pagination}
          onPage={(next) => change({ page: next })}
          onRowsPerPage={(rows) => change({ rowPerPage: rows })}
        />
      )}
    </Card>
  )
}

/** The visit in which the reader treats the patient now. */
function useOwnVisit(patient: number) {
  const { api } = useApp()
  const doctor = useAccount()?.doctor_id ?? null
  const { data } = useQuery({
    ...patientVisitsQuery(api, patient, { page: 1, rowPerPage: 10 }),
    enabled: doctor !== null,
  })
  return data?.rows.find(({ doctor_id, state }) => doctor !== null && doctor_id === doctor && canSignConsent(state))
}
