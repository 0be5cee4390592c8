import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { patientQuery } from '../../../entities/patient/patient-query'
import { useApp } from '../../../platform/app/app-context'
import { Page } from '../../../platform/page/page'
import { RecordFormSkeleton } from '../../../platform/record/record-form'
import { RecordGate } from '../../../platform/record/record-gate'
import { personName } from '../../../platform/texts/person-name'
import { useTexts } from '../../../platform/texts/use-texts'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useMissingPatient } from '../use-missing-patient'

const DuplicateChoice = lazyWithRetry(() => import('./duplicate-choice'))
const MergeReview = lazyWithRetry(() => import('./merge-review'))

/** Makes one patient of two: the one of the address is kept, `?duplicate=` is merged into them. */
export default function PatientMerge() {
  const { api } = useApp()
  const texts = useTexts()['patient-merge']
  const id = Number(useParams<{ id: string }>().id)
  const [address] = useSearchParams()
  const duplicate = Number(address.get('duplicate'))
  const query = useQuery(patientQuery(api, id))
  const missing = useMissingPatient()
  const name = query.data ? personName(query.data) : ''
  return (
    <Page
      title={texts.title({ name })}
      description={query.data?.record_number}
      back={{ href: `/clinic/patient/${id}`, label: name || texts.back() }}
    >
      <RecordGate query={query} skeleton={<RecordFormSkeleton />} missing={missing}>
        {(patient) => (
          <Suspense fallback={<RecordFormSkeleton />}>
            {duplicate > 0 ? (
              <MergeReview key={`${id} ${duplicate}`} id={id} duplicate_id={duplicate} />
            ) : (
              <DuplicateChoice patient={patient} />
            )}
          </Suspense>
        )}
      </RecordGate>
    </Page>
  )
}
