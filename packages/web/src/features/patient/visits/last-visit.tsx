import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { failureText } from '../../../platform/record/failure-text'
import { useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { usePatientAddress } from '../use-patient-address'
import { patientVisitsQuery } from './patient-visits-query'
import { useVisitTitle } from './use-visit-title'
import { VisitSummary } from './visit-summary'

/** When the patient was here last, and what was done then. */
export default function LastVisit({ patient }: { patient: number }) {
  const { api } = useApp()
  const texts = useTexts()
  const { lastVisit } = texts['patient-record']
  const address = `${usePatientAddress()}/${patient}/visit`
  const titleOf = useVisitTitle()
  const query = useQuery(patientVisitsQuery(api, patient, { page: 1, rowPerPage: 10 }))
  const { data, error } = query
  const [last] = data?.rows ?? []
  return (
    <Card
      title={lastVisit.title()}
      actions={
        last && (
          <Link href={`${address}?visit=${last.id}`} className={buttonClass({ variant: 'soft', size: 'sm' })}>
            {lastVisit.all()}
          </Link>
        )
      }
    >
      {!data && (error ? <LoadFailed query={query} /> : <Skeleton lines={3} />)}
      {data && error && <Banner tone="warning">{failureText(texts, error)}</Banner>}
      {data && !last && <p className={css({ color: 'muted' })}>{lastVisit.none()}</p>}
      {last && (
        <div className={css({ display: 'grid', gap: '2' })}>
          <p className={css({ textStyle: 'subheading' })}>
            <bdi>{titleOf(last)}</bdi>
          </p>
          <VisitSummary visit={last} />
        </div>
      )}
    </Card>
  )
}
