import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useApp } from '../../../platform/app/app-context'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useNamespace } from '../../../platform/texts/use-namespace'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const UndoQuestion = lazyWithRetry(() => import('./undo-question'))

/** Which duplicates were merged into a patient, and the manager's way to take the last merge back. */
export default function MergeNotice({ patient }: { patient: Schema<'Patient'> }) {
  useNamespace('patient-merge')
  const { api } = useApp()
  const texts = useTexts()['patient-merge'].notice
  const { data, error } = useQuery({
    queryKey: ['patient', 'merges', patient.id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/merge', { params: { path: { id: patient.id } }, signal })),
  })
  if (error && !data) return <Banner tone="warning">{texts.failed()}</Banner>
  return data?.rows.map((merge, index) => <Merge key={merge.id} merge={merge} isLatest={index === 0} />)
}

/** Several are undone in reverse order: only the latest one offers it. */
function Merge({ merge, isLatest }: { merge: Schema<'PatientMerge'>; isLatest: boolean }) {
  const texts = useTexts()['patient-merge'].notice
  const { timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const canUndo = useCanCall(operationRoles.undoPatientMerge)
  const [isAsking, setAsking] = useState(false)
  const { duplicate, merged_at, merged_by, undo_until } = merge
  const { record_number } = duplicate
  const name = personName(duplicate)
  const isFinal = Date.parse(undo_until) < byServerClock(Date.now())
  return (
    <Banner
      action={
        canUndo &&
        isLatest &&
        !isFinal && (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.undoOf({ name, record_number })}
            onClick={() => setAsking(true)}
          >
            {texts.undo()}
          </Button>
        )
      }
    >
      {texts.merged({ name, record_number, when: dateTime(merged_at), by: merged_by })}{' '}
      {isFinal ? texts.final() : texts.until({ when: dateTime(undo_until) })}
      {isAsking && (
        <Suspense>
          <UndoQuestion merge={merge} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Banner>
  )
}
