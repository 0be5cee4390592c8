import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId } from 'react'
import { css } from 'styled-system/css'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import type { PatientVisit } from './patient-visits-query'
import { useVisitTitle } from './use-visit-title'
import { VisitSummary } from './visit-summary'

const OpenVisit = lazyWithRetry(() => import('./open-visit'))

interface VisitEntryProps {
  visit: PatientVisit
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One visit of the timeline, in short; opened, with everything that was recorded. */
export function VisitEntry({ visit, isOpen, onToggle }: VisitEntryProps) {
  const texts = useTexts()['patient-record'].visits
  const { date } = useFormat()
  const title = useVisitTitle()(visit)
  const id = useId()
  const when = { date: date(visit.queue_date) }
  return (
    <li className={entry}>
      <Card
        title={title}
        actions={
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={isOpen ? texts.closeOf(when) : texts.openOf(when)}
            onClick={() => onToggle(!isOpen)}
          >
            {isOpen ? texts.close() : texts.open()}
            {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Button>
        }
      >
        <VisitSummary visit={visit} />
      </Card>
      {isOpen && (
        <section id={id} aria-label={title} className={opened}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <OpenVisit visit={visit} />
          </Suspense>
        </section>
      )}
    </li>
  )
}

const entry = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })
const opened = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  marginInlineStart: { sm: '6' },
})
