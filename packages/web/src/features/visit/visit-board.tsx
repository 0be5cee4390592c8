import type { VisitStage } from '@clinic/core/visit'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { board as recipe } from 'styled-system/recipes'
import { boardQuery } from '../../entities/visit/board-query'
import { useMayStep } from '../../entities/visit/use-may-step'
import { useMinute } from '../../entities/visit/use-minute'
import {
  columnOf,
  entriesOf,
  stepsOf,
  stepWords,
  type VisitEntry,
  type VisitStep,
} from '../../entities/visit/visit-entry'
import { useApp } from '../../platform/app/app-context'
import { useEarlyQuery } from '../../platform/app/use-early-query'
import { Choice } from '../../platform/list/list-toolbar'
import { LoadFailed } from '../../platform/page/load-failed'
import { useIsSlow } from '../../platform/page/use-is-slow'
import { useMedia } from '../../platform/page/use-media'
import { informationQuery } from '../../platform/session/information-query'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { oneOf } from '../../platform/texts/one-of'
import { personName } from '../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { byServerClock } from '../../platform/time/server-clock'
import { Board } from '../../ui/board/board'
import { Banner } from '../../ui/feedback/banner'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type BoardAddress, useBoardAddress } from './board-address'
import { useVisitSteps } from './use-visit-steps'
import { visitLook } from './visit-look'

const CheckInDrawer = lazyWithRetry(() => import('./check-in-drawer'))
const VisitDrawer = lazyWithRetry(() => import('./visit-drawer'))

interface VisitBoardProps {
  label: string
  /** The columns, in their order. */
  stages: readonly VisitStage[]
  empty: { title: string; text: string; action?: ReactNode }
}

/** The visits of today in columns of their stages: on the way, failed, nobody, shown, shown as they were. */
export function VisitBoard(props: VisitBoardProps) {
  const { stages, empty } = props
  const { api } = useApp()
  const texts = useTexts().visit
  const { timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const query = useEarlyQuery(boardQuery(api))
  const { data, error, dataUpdatedAt } = query
  const isSlow = useIsSlow(!data)
  const classes = recipe()
  if (!data && error) return <LoadFailed query={query} />
  if (!data || timeZone === undefined)
    return <div className={classes.skeleton}>{isSlow && <Skeleton shape="control" lines={7} />}</div>
  const entries = entriesOf(data).filter(({ column }) => stages.includes(column))
  return (
    <>
      {error && (
        <div className={classes.notice}>
          <Banner tone="warning">
            {texts.board.stale({ when: dateTime(new Date(byServerClock(dataUpdatedAt))) })}
          </Banner>
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState title={empty.title} action={empty.action}>
          {empty.text}
        </EmptyState>
      ) : (
        <Columns {...props} entries={entries} timeZone={timeZone} today={data.date} />
      )}
    </>
  )
}

interface ColumnsProps extends VisitBoardProps {
  entries: readonly VisitEntry[]
  timeZone: string
  today: string
}

function Columns({ label, stages, entries, timeZone, today }: ColumnsProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.visit
  const language = useLanguage()
  const now = useMinute()
  const { data: clinic } = useQuery(informationQuery(api))
  const address = useBoardAddress()
  const isNarrow = useMedia('(width < 40rem)')
  const may = useMayStep()
  const close = () => address.change({ appointment: '', visit: '', step: '' })
  const begun = begunStep(address, entries, may)
  const steps = useVisitSteps(begun, close)
  const look = visitLook({ texts, language, timeZone, today, now, tolerance: clinic?.late_tolerance_minutes ?? 0 })
  const countOf = (stage: VisitStage) => entries.filter(({ column }) => column === stage).length
  const only = isNarrow ? (address.stage ?? stages.find((stage) => countOf(stage) > 0)) : undefined

  function take(step: VisitStep, { appointment, visit }: VisitEntry) {
    if (appointment) address.change({ appointment: appointment.id })
    else steps.ask(step, visit)
  }
  function nextOf(entry: VisitEntry) {
    const next = stepsOf(entry, may).find((step) => step in stepWords)
    if (!next) return undefined
    const { label: button, name } = stepWords[next as keyof typeof stepWords]
    return {
      label: words.steps[button](),
      name: words.steps[name]({ name: personName(entry.patient) }),
      busy: entry.visit !== undefined && entry.visit.id === steps.busyWith,
      onClick: () => take(next, entry),
    }
  }

  return (
    <>
      {only !== undefined && (
        <div className={recipe().notice}>
          <Choice
            label={words.board.shownStage()}
            value={only}
            options={stages.map((value) => ({
              value,
              label: words.board.stage({ stage: words.board.stages[value](), count: countOf(value) }),
            }))}
            onChange={(stage) => address.change({ stage })}
          />
        </div>
      )}
      <Board
        label={label}
        columns={stages.map((key) => ({ key, label: words.board.stages[key]() }))}
        cards={entries}
        only={only}
        look={look}
        words={{
          keys: words.board.keys(),
          moving: words.board.moving,
          dropped: words.board.dropped,
          putBack: (name) => words.board.putBack({ name }),
          stuck: (name) => words.board.stuck({ name }),
          drop: words.board.drop(),
          giveUp: words.board.giveUp(),
        }}
        onOpen={({ appointment, visit }) =>
          address.change(appointment ? { appointment: appointment.id } : { visit: visit.id })
        }
        targetsOf={(entry) => stepsOf(entry, may).flatMap((step) => columnOf[step] ?? [])}
        onMove={(entry, column) => {
          const step = stepsOf(entry, may).find((each) => columnOf[each] === oneOf(stages, column))
          if (step) take(step, entry)
        }}
        action={nextOf}
      />
      {steps.dialogs}
      {!begun && <Over address={address} onClose={close} />}
    </>
  )
}

/** What lies over the board, as the address says. */
function Over({ address: { appointment, visit }, onClose }: { address: BoardAddress; onClose: () => void }) {
  return (
    <Suspense>
      {appointment !== undefined && <CheckInDrawer key={appointment} id={appointment} onClose={onClose} />}
      {visit !== undefined && <VisitDrawer key={visit} id={visit} onClose={onClose} />}
    </Suspense>
  )
}

/** The step of a visit that the address asks for, while the visit allows it. */
function begunStep(
  { visit: id, step: asked }: BoardAddress,
  entries: readonly VisitEntry[],
  may: ReturnType<typeof useMayStep>,
) {
  const entry = entries.find(({ visit }) => visit !== undefined && visit.id === id)
  const step = entry && oneOf(stepsOf(entry, may), asked)
  return step && entry.visit && { step, visit: entry.visit }
}
