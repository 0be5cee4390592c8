import type { Schema } from '@clinic/api'
import { type Commit, chartingMachine } from '@clinic/core/charting'
import { dentitionAt } from '@clinic/core/odontogram'
import type { ExaminationDraftActor } from '@clinic/core/oral-examination'
import { ageOn } from '@clinic/core/patient'
import type { PeriodontalChartDraftActor } from '@clinic/core/periodontal-chart'
import { useQuery } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { History } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { Charting } from '../../entities/charting/charting'
import type { JournalEntry } from '../../entities/charting/journal/journal-entry'
import { useChartJournal } from '../../entities/charting/journal/use-chart-journal'
import type { ChartingActor } from '../../entities/charting/use-charting'
import { dictationQuery, draftsIn } from '../../entities/dictation/dictation-query'
import { odontogramQuery } from '../../entities/odontogram/odontogram-query'
import ReadChart from '../../entities/odontogram/read-chart'
import { FilesButton } from '../../entities/patient-document/files-button'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { PageOnlyNotice } from '../../platform/record/page-only-notice'
import { RecordGate } from '../../platform/record/record-gate'
import { useAccount } from '../../platform/session/use-account'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Banner } from '../../ui/feedback/banner'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import PracticeVitals from './practice-vitals'
import { useDelivery } from './use-delivery'
import { useHistoryAddress } from './use-history-address'

const DictatedEntries = lazyWithRetry(() => import('./dictated-entries'))
const PracticeExamination = lazyWithRetry(() => import('./practice-examination'))
const PracticePeriodontal = lazyWithRetry(() => import('./periodontal/practice-periodontal'))
const ChartHistory = lazyWithRetry(() => import('./chart-history'))
const VisitConsents = lazyWithRetry(() => import('../../entities/treatment-consent/visit-consents'))
const VisitLetters = lazyWithRetry(() => import('../../entities/letter/visit-letters'))
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
  const query = useEarlyQuery(odontogramQuery(api, visit.patient.id))
  const [charting, setCharting] = useState<ChartingActor>()
  const [examination, setExamination] = useState<ExaminationDraftActor>()
  const [periodontal, setPeriodontal] = useState<PeriodontalChartDraftActor>()
  const beside = useMemo(
    () => [examination, periodontal].filter((draft) => draft !== undefined),
    [examination, periodontal],
  )
  return (
    <>
      {isOwn && <PageOnlyNotice />}
      <div id="practice-vitals" className={part}>
        <PracticeVitals visit={visit} isFolded />
      </div>
      <div id="practice-chart" className={part}>
        <Card>
          <h2 className={css({ srOnly: true })}>{chart.title()}</h2>
          <RecordGate
            query={query}
            skeleton={<Skeleton shape="block" />}
            missing={{ title: missing.title(), text: missing.text(), href: '/doctor/idental', leave: missing.leave() }}
          >
            {(odontogram) => (
              <>
                {odontogram.needs_examination && <Banner>{chart.needsExamination()}</Banner>}
                {isOwn ? (
                  <OwnChart visit={visit} odontogram={odontogram} onStart={setCharting} />
                ) : (
                  <ReadChart odontogram={odontogram} />
                )}
              </>
            )}
          </RecordGate>
        </Card>
      </div>
      {isOwn && query.data && (
        <div id="oral-examination" className={part}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <PracticeExamination visit={visit} odontogram={query.data} onOpen={setExamination} />
          </Suspense>
        </div>
      )}
      {isOwn && query.data && (
        <div id="periodontal-chart" className={css({ minWidth: '0', '--finish-bar': { lg: '4.25rem' } })}>
          <Suspense fallback={<Skeleton shape="control" />}>
            <PracticePeriodontal visit={visit} odontogram={query.data} onOpen={setPeriodontal} />
          </Suspense>
        </div>
      )}
      <Suspense fallback={<Skeleton shape="block" />}>
        <PracticeNote visit={visit} isOwn={isOwn} chart={charting} beside={beside} />
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        <VisitConsents visit={visit} />
      </Suspense>
      <Suspense fallback={<Skeleton shape="block" />}>
        <VisitLetters visit={visit} />
      </Suspense>
    </>
  )
}

const part = css({ minWidth: '0' })

interface OwnChartProps {
  visit: Schema<'Visit'>
  odontogram: Schema<'Odontogram'>
  /** The note enters in this chart what was done. */
  onStart: (actor: ChartingActor) => void
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

function Charted({ visit, odontogram, onStart, unsent }: OwnChartProps & { unsent: readonly JournalEntry[] }) {
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
  useEffect(() => onStart(actor), [actor, onStart])
  useEffect(() => actor.send({ type: 'chart.arrived', rows: findings }), [actor, findings])
  const { chart } = useTexts().practice
  const history = useHistoryAddress()
  const record = useMemo(() => withVisit(odontogram, visit), [odontogram, visit])
  const earlier = record.visits.at(-2)
  const dictated = useQuery(dictationQuery(api, visit.id))
  const drafts = draftsIn(dictated.data)
  return (
    timeZone && (
      <>
        <Charting
          actor={actor}
          timeZone={timeZone}
          record={record}
          actions={
            <>
              <FilesButton patient={visit.patient} label={chart.files()} />
              {earlier && (
                <Button variant="outline" size="sm" onClick={() => history.open(earlier.visit)}>
                  <History aria-hidden="true" />
                  {chart.compare()}
                </Button>
              )}
            </>
          }
        />
        {history.isOpen && (
          <Suspense>
            <ChartHistory odontogram={record} actor={actor} onClose={history.close} />
          </Suspense>
        )}
        {(drafts.length > 0 || dictated.error) && (
          <Suspense fallback={<Skeleton shape="control" />}>
            <DictatedEntries actor={actor} visit={visit} timeZone={timeZone} />
          </Suspense>
        )}
      </>
    )
  )
}

/** The chart with the visit that is treated, which the server tells of once something is entered in it. */
function withVisit(odontogram: Schema<'Odontogram'>, visit: Schema<'Visit'>): Schema<'Odontogram'> {
  const { visits, needs_examination } = odontogram
  if (visits.some((each) => each.visit === String(visit.id))) return odontogram
  const { queue_date: date, doctor_name } = visit
  const own = { visit: String(visit.id), date, doctor_name, is_examination: needs_examination }
  return { ...odontogram, visits: [...visits, own] }
}
