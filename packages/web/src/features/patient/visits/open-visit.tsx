import { operationRoles } from '@clinic/core/access'
import { Suspense } from 'react'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PatientVisit } from './patient-visits-query'
import { ReopenOffer } from './reopen-offer'
import { SummaryLink } from './summary-link'
import { VisitNotes } from './visit-notes'
import { VisitVitals } from './visit-vitals'

const VisitConsents = lazyWithRetry(() => import('../../../entities/treatment-consent/visit-consents'))
const VisitLetters = lazyWithRetry(() => import('../../../entities/letter/visit-letters'))

/** Everything recorded in a visit that the reader may read. */
export default function OpenVisit({ visit }: { visit: PatientVisit }) {
  useNamespaces(['note', 'vital-sign'])
  const texts = useTexts()['patient-record'].visits
  const canReadVitals = useCanCall(operationRoles.getVitalSigns)
  const canReadConsents = useCanCall(operationRoles.listPatientTreatmentConsent)
  const canReadLetters = useCanCall(operationRoles.listPatientLetter)
  const { record, vital_sign } = visit
  return (
    <>
      <ReopenOffer visit={visit} />
      {canReadVitals && vital_sign.state !== 'not_taken' && <VisitVitals visit={visit.id} />}
      {!record && <Banner>{texts.notForYou()}</Banner>}
      {record && <VisitNotes visit={visit.id} />}
      {record?.note === 'signed' && <SummaryLink patient={visit.patient.id} visit={visit.id} />}
      {canReadConsents && record && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <VisitConsents visit={visit} />
        </Suspense>
      )}
      {canReadLetters && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <VisitLetters visit={visit} />
        </Suspense>
      )}
    </>
  )
}
