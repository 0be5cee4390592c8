import { Suspense, useState } from 'react'
import { useCanReopen } from '../../../entities/visit/use-can-reopen'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PatientVisit } from './patient-visits-query'

const ReopenDialog = lazyWithRetry(() => import('../../../entities/note/ending/reopen-dialog'))

/** The way back of a visit treated today, for who signed its note and for the manager. */
export function ReopenOffer({ visit }: { visit: PatientVisit }) {
  const { note, 'patient-record': record } = useTexts()
  const canReopen = useCanReopen(visit, visit.record?.signed_by ?? visit.doctor_id)
  const [isAsking, setAsking] = useState(false)
  if (!canReopen) return null
  return (
    <Banner
      action={
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {note.reopen.open()}
        </Button>
      }
    >
      {record.visits.reopenable()}
      <Suspense>{isAsking && <ReopenDialog visit={visit} onClose={() => setAsking(false)} />}</Suspense>
    </Banner>
  )
}
