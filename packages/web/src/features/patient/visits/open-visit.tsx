import { operationRoles } from '@clinic/core/access'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useNamespaces } from '../../../platform/texts/use-namespace'
import { useTexts } from '../../../platform/texts/use-texts'
import { Banner } from '../../../ui/feedback/banner'
import type { PatientVisit } from './patient-visits-query'
import { ReopenOffer } from './reopen-offer'
import { VisitNotes } from './visit-notes'
import { VisitVitals } from './visit-vitals'

/** Everything recorded in a visit that the reader may read. */
export default function OpenVisit({ visit }: { visit: PatientVisit }) {
  useNamespaces(['note', 'vital-sign'])
  const texts = useTexts()['patient-record'].visits
  const canReadVitals = useCanCall(operationRoles.getVitalSigns)
  const { record, vital_sign } = visit
  return (
    <>
      <ReopenOffer visit={visit} />
      {canReadVitals && vital_sign.state !== 'not_taken' && <VisitVitals visit={visit.id} />}
      {!record && <Banner>{texts.notForYou()}</Banner>}
      {record && <VisitNotes visit={visit.id} />}
    </>
  )
}
