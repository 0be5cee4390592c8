import { operationRoles } from '@clinic/core/access'
import { Suspense, useState } from 'react'
import { canReopen } from '../../../entities/visit/can-reopen'
import { useAccount } from '../../../platform/session/use-account'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PatientVisit } from './patient-visits-query'

const ReopenDialog = lazyWithRetry(() => import('../../../entities/note/ending/reopen-dialog'))

/** The way back of a visit treated today, for who signed its note and for the manager. */
export function ReopenOffer({ visit }: { visit: PatientVisit }) {
  const { note, 'patient-record': record } = useTexts()
  const account = useAccount()
  const { today, timeZone } = useClinicDay()
  const mayReopen = useCanCall(operationRoles.reopenVisit)
  const [isAsking, setAsking] = useState(false)
  const reader = { doctor_id: account?.doctor_id ?? null, is_manager: account?.role.name === 'manager_clinic' }
  if (!mayReopen || !canReopen(visit, { today, timeZone, reader })) return null
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
