import type { Schema } from '@clinic/api'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useCanReopen } from '../../entities/visit/use-can-reopen'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Banner } from '../../ui/feedback/banner'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { NextInLine } from './next-in-line'
import PracticeNote from './practice-note'

const VisitConsents = lazyWithRetry(() => import('../../entities/treatment-consent/visit-consents'))
const VisitLetters = lazyWithRetry(() => import('../../entities/letter/visit-letters'))
const ReopenDialog = lazyWithRetry(() => import('../../entities/note/ending/reopen-dialog'))

/** A visit after treatment: its signed note, what is added to it, and the way back on the same day. */
export default function FinishedVisit({ visit }: { visit: Schema<'Visit'> }) {
  useNamespace('note')
  const { note, practice } = useTexts()
  const canReopen = useCanReopen(visit, visit.doctor_id)
  // whoever was let go since is told of as such
  const isDiscontinued = visit.state === 'finished' && visit.outcome === 'discontinued'
  const [isReopening, setReopening] = useState(false)
  return (
    <>
      <div data-stage="next" tabIndex={-1}>
        <Banner
          tone={isDiscontinued ? 'warning' : 'success'}
          action={
            <>
              {canReopen && (
                <Button size="sm" variant="outline" onClick={() => setReopening(true)}>
                  {note.reopen.open()}
                </Button>
              )}
              <Link
                href={`/doctor/patient/${visit.patient.id}/visit/${visit.id}/summary`}
                className={buttonClass({ size: 'sm', variant: 'outline' })}
              >
                {practice.summary()}
              </Link>
              <NextInLine />
            </>
          }
        >
          {isDiscontinued ? practice.discontinued() : practice.start.notReady[visit.state]()}
        </Banner>
      </div>
      <PracticeNote visit={visit} isOwn={false} />
      <Suspense>
        <VisitConsents visit={visit} />
      </Suspense>
      <Suspense>
        <VisitLetters visit={visit} />
      </Suspense>
      <Suspense>{isReopening && <ReopenDialog visit={visit} onClose={() => setReopening(false)} />}</Suspense>
    </>
  )
}
