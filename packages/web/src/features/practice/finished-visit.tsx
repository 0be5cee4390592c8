import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { canMove } from '@clinic/core/lifecycle'
import { visitMachine } from '@clinic/core/visit'
import { Suspense, useState } from 'react'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import PracticeNote from './practice-note'

const ReopenDialog = lazyWithRetry(() => import('../../entities/note/ending/reopen-dialog'))

/** A visit after treatment: its signed note, what is added to it, and the way back on the same day. */
export default function FinishedVisit({ visit }: { visit: Schema<'Visit'> }) {
  useNamespace('note')
  const { note, practice } = useTexts()
  const doctor = useAccount()?.doctor_id
  const mayReopen = useCanCall(operationRoles.reopenVisit)
  const [isReopening, setReopening] = useState(false)
  const canReopen =
    mayReopen && visit.doctor_id === doctor && canMove(visitMachine, visit.state, { type: 'visit.reopen' })
  return (
    <>
      <Banner
        tone="success"
        action={
          canReopen && (
            <Button size="sm" variant="outline" onClick={() => setReopening(true)}>
              {note.reopen.open()}
            </Button>
          )
        }
      >
        {practice.start.notReady[visit.state]()}
      </Banner>
      <PracticeNote visit={visit} isOwn={false} />
      <Suspense>{isReopening && <ReopenDialog visit={visit} onClose={() => setReopening(false)} />}</Suspense>
    </>
  )
}
