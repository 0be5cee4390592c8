import type { Schema } from '@clinic/api'
import { awaitsAcknowledgement, isInTreatment } from '@clinic/core/visit'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useRef } from 'react'
import { css } from 'styled-system/css'
import { pageHeader } from 'styled-system/recipes'
import { Link } from 'wouter'
import { visitQuery } from '../../entities/visit/board-query'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { WindowTitle } from '../../platform/page/window-title'
import { RecordGate } from '../../platform/record/record-gate'
import { useAccount } from '../../platform/session/use-account'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useStageFocus } from '../../ui/use-stage-focus'
import { PatientStrip } from './patient-strip'
import { StartPanel } from './start-panel'

const PracticeDesk = lazyWithRetry(() => import('./practice-desk'))
const PracticeVitals = lazyWithRetry(() => import('./practice-vitals'))
const FinishedVisit = lazyWithRetry(() => import('./finished-visit'))

/** One visit as its dentist treats it: ready to begin, in treatment, or somewhere else by now. */
export function PracticeVisit({ id }: { id: number }) {
  const { api } = useApp()
  const { practice } = useTexts()
  const { missing, start } = practice
  const query = useEarlyQuery(visitQuery(api, id))
  const name = query.data ? personName(query.data.patient) : start.title()
  return (
    <>
      <WindowTitle>{name}</WindowTitle>
      {!query.data && <h1 className={css({ srOnly: true })}>{name}</h1>}
      <div className={css({ display: 'grid', gap: '4' })}>
        <Link href="/doctor/idental" className={pageHeader().back}>
          <ArrowLeft aria-hidden="true" />
          {practice.title()}
        </Link>
        <RecordGate
          query={query}
          skeleton={<Skeleton shape="block" />}
          missing={{ title: missing.title(), text: missing.text(), href: '/doctor/idental', leave: missing.leave() }}
        >
          {(visit) => (
            <>
              <PatientStrip visit={visit} />
              <Stages visit={visit} />
            </>
          )}
        </RecordGate>
      </div>
    </>
  )
}

function stageOf({ state, vital_sign }: Schema<'Visit'>) {
  if (isInTreatment(state)) return 'treatment'
  return state === 'ready' && awaitsAcknowledgement(vital_sign) ? 'alarming' : state
}

function Stages({ visit }: { visit: Schema<'Visit'> }) {
  const root = useRef<HTMLDivElement>(null)
  const focus = useStageFocus(root, stageOf(visit))
  return (
    <div ref={root} {...focus} className={css({ display: 'grid', gap: '4', minWidth: '0' })}>
      <Stage visit={visit} />
    </div>
  )
}

function Stage({ visit }: { visit: Schema<'Visit'> }) {
  const doctor = useAccount()?.doctor_id
  const isTreated = visit.state === 'finished' || visit.state === 'checked_out'
  if (!isTreated && !isInTreatment(visit.state))
    return (
      <>
        {visit.state === 'ready' && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <PracticeVitals visit={visit} />
          </Suspense>
        )}
        <StartPanel visit={visit} />
      </>
    )
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      {isTreated ? <FinishedVisit visit={visit} /> : <PracticeDesk visit={visit} isOwn={visit.doctor_id === doctor} />}
    </Suspense>
  )
}
