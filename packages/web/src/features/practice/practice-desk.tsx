import type { Schema } from '@clinic/api'
import { type Commit, chartingMachine } from '@clinic/core/charting'
import { dentitionAt } from '@clinic/core/odontogram'
import { ageOn } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { Charting } from '../../entities/charting/charting'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { useChartJournal } from '../../entities/charting/journal/use-chart-journal'
import { dictationQuery, draftsIn } from '../../entities/dictation/dictation-query'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import ReadChart from '../../entities/odontogram/read-chart'
import { useApp } from '../../platform/app/app-context'
import { PageOnlyNotice } from '../../platform/record/page-only-notice'
import { RecordGate } from '../../platform/record/record-gate'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { VisuallyHidden } from '../../ui/visually-hidden'
import PracticeVitals from './practice-vitals'
import { useDelivery } from './use-delivery'

const DictatedEntries = lazyWithRetry(() => import('./dictated-entries'))
const PracticeNote = lazyWithRetry(() => import('./practice-note'))

interface PracticeDeskProps {
  visit: Schema<'Visit'>
  /** Whether the reader is the dentist who treats. */
  isOwn: boolean
}

/** The patient in the chair: vital signs, the chart of teeth and the note, written by the dentist who treats, read by others. */
export default function PracticeDesk({ visit, isOwn }: PracticeDeskProps) {
  const { api } = useApp()
  const { chart, missing } = useTexts().practice
  const query = useQuery(odontogramQuery(api, visit.patient.id))
  return (
    <>
      {isOwn && <PageOnlyNotice />}
      <div id="practice-vitals" className={part}>
        <PracticeVitals visit={visit} />
      </div>
      <div id="practice-chart" className={part}>
        <Card>
          <VisuallyHidden>
            <h2>{chart.title()}</h2>
          </VisuallyHidden>
          <RecordGate
            query={query}
            skeleton={<Skeleton shape="block" />}
            missing={{ title: missing.title(), text: missing.text(), href: '/doctor/idental', leave: missing.leave() }}
          >
            {(odontogram) => (
              <>
                {odontogram.needs_examination && <Banner>{chart.needsExamination()}</Banner>}
                {isOwn ? <OwnChart visit={visit} odontogram={odontogram} /> : <ReadChart odontogram={odontogram} />}
              </>
            )}
          </RecordGate>
        </Card>
      </div>
      <Suspense fallback={<Skeleton shape="block" />}>
        <PracticeNote visit={visit} isOwn={isOwn} />
      </Suspense>
    </>
  )
}

const part = css({ minWidth: '0' })

interface OwnChartProps {
  visit: Schema<'Visit'>
  odontogram: Schema<'Odontogram'>
}

/** The chart once this device has told what was typed here and not sent. */
function OwnChart(props: OwnChartProps) {
  const { isLoaded, entries } = useChartJournal()
  const [unsent, setUnsent] = useState<readonly JournalEntry[]>()
  if (isLoaded && !unsent) setUnsent(entries.filter(isWaitingIn(props.visit)))
  return unsent ? <Charted {...props} unsent={unsent} /> : <Skeleton shape="block" />
}

/** A commit as the chart shows it before the server has it. */
const restored = ({ commit, problem }: JournalEntry): Commit =>
  problem === null ? { ...commit, delivery: 'unsent' } : { ...commit, delivery: 'refused', problem }

const isWaitingIn =
  ({ id }: Schema<'Visit'>) =>
  ({ visit, state }: JournalEntry) =>
    visit === id && state !== 'sent'

function Charted({ visit, odontogram, unsent }: OwnChartProps & { unsent: readonly JournalEntry[] }) {
  const { timeZone, today } = useClinicDay()
  const { api } = useApp()
  const account = useAccount()
  const { findings } = odontogram
  const actor = useActorRef(chartingMachine, {
    input: {
      rows: findings,
      dentition: dentitionAt(ageOn(visit.patient.date_of_birth, today).years),
      author: { visit: String(visit.id), by: String(account?.id), dictated_by: null },
      commits: unsent.map(restored),
    },
  })
  useDelivery(actor, visit)
  useEffect(() => actor.send({ type: 'chart.arrived', rows: findings }), [actor, findings])
  const dictated = useQuery(dictationQuery(api, visit.id))
  const drafts = draftsIn(dictated.data)
  return (
    timeZone && (
      <>
        <Charting actor={actor} timeZone={timeZone} />
        {(drafts.length > 0 || dictated.error) && (
          <Suspense fallback={<Skeleton shape="control" />}>
            <DictatedEntries actor={actor} visit={visit} timeZone={timeZone} />
          </Suspense>
        )}
      </>
    )
  )
}
