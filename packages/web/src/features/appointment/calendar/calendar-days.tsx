import { operationRoles } from '@clinic/core/access'
import { appointmentMachine, planRules } from '@clinic/core/appointment'
import { canMove } from '@clinic/core/lifecycle'
import { labelOf } from '@clinic/core/values'
import { Suspense, useMemo, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { appointment as recipe } from 'styled-system/recipes'
import { useLocation } from 'wouter'
import { dayText } from '../../../entities/appointment/appointment-time'
import { type Calendar, type Card, calendarQuery } from '../../../entities/appointment/calendar-query'
import { useMovedNotice } from '../../../entities/appointment/move/use-moved-notice'
import { refusalReasons } from '../../../entities/appointment/slot/refusal-reasons'
import { type SlotDraft, slotOnWire } from '../../../entities/appointment/slot/slot-draft'
import { bookingRequestAddress } from '../../../entities/booking-request/booking-request-address'
import { useApp } from '../../../platform/app/app-context'
import { useEarlyQuery } from '../../../platform/app/use-early-query'
import { Choice } from '../../../platform/list/list-toolbar'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useIsSlow } from '../../../platform/page/use-is-slow'
import { useMedia } from '../../../platform/page/use-media'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { byServerClock } from '../../../platform/time/server-clock'
import { Button } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { TimeGrid } from '../../../ui/grid/time-grid'
import { clock, hoursAround, type Place, type SizedPlace } from '../../../ui/grid/time-grid-layout'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useRescheduleAppointment } from '../details/use-reschedule-appointment'
import {
  type AppointmentBlock,
  blockMaker,
  type CalendarBlock,
  type GridView,
  noRoom,
  requestBlocks,
} from './calendar-block'
import { chosenOf, columnsOf } from './calendar-columns'
import { calendarLook } from './calendar-look'
import { DentistLegend } from './dentist-legend'
import { companions } from './drop-choice'
import type { DropQuestion } from './drop-dialog'
import { landingProblem } from './landing-problem'
import { NothingToPlanOn } from './nothing-to-plan-on'
import { placeFacts } from './place-facts'
import type { CalendarAddress } from './use-calendar-address'

const AppointmentPeek = lazyWithRetry(() => import('./appointment-peek'))
const DropDialog = lazyWithRetry(() => import('./drop-dialog'))
const MoveDialog = lazyWithRetry(() => import('../../../entities/appointment/move/move-dialog'))

interface CalendarDaysProps {
  address: CalendarAddress
  view: GridView
  dates: readonly string[]
  today: string
  slot: number
  /** A free time was chosen. */
  onPick: (slot: Partial<SlotDraft>) => void
  /** The appointment to be lifted, as by its key. */
  lift?: number
  onLifted: () => void
}

/** Some days of the calendar, in each of their states: on the way, failed, nothing to plan on, shown, shown as they were. */
export function CalendarDays(props: CalendarDaysProps) {
  const { address, view, dates } = props
  const { api } = useApp()
  const texts = useTexts().appointment
  const { timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const [from = '', until = from] = [dates[0], dates.at(-1)]
  const whose = view === 'week' && address.doctor ? { doctor_id: address.doctor } : {}
  const query = useEarlyQuery(calendarQuery(api, { from, until, ...whose }))
  const { data, error, dataUpdatedAt } = query
  const isHere = data?.from === from && data.until === until && timeZone !== undefined
  const isSlow = useIsSlow(!isHere)
  const classes = recipe()
  if (!isHere && error) return <LoadFailed query={query} />
  if (!isHere) return <div className={classes.skeleton}>{isSlow && <Skeleton shape="control" lines={7} />}</div>
  if (data.rooms.length === 0 && data.doctors.length === 0) return <NothingToPlanOn />
  return (
    <div className={classes.frame} aria-busy={query.isPlaceholderData}>
      {error && (
        <div className={classes.notice}>
          <Banner tone="warning">{texts.stale({ when: dateTime(new Date(byServerClock(dataUpdatedAt))) })}</Banner>
        </div>
      )}
      <Days key={`${view} ${from}`} {...props} calendar={data} timeZone={timeZone} />
    </div>
  )
}

/** A move that needs more to be said: another day, or why it was refused. */
interface PendingMove {
  appointment: Card
  slot: SlotDraft
  refusal?: Error
}

function Days(props: CalendarDaysProps & { calendar: Calendar; timeZone: string }) {
  const { address, view, dates, today, slot, calendar, timeZone, onPick, lift, onLifted } = props
  const texts = useTexts()
  const language = useLanguage()
  const words = texts.appointment
  const canBook = useCanCall(operationRoles.createAppointment)
  const isNarrow = useMedia('(width < 40rem)')
  const grid = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const [pending, setPending] = useState<PendingMove>()
  const [question, setQuestion] = useState<DropQuestion>()
  const move = useRescheduleAppointment()
  const notifyMoved = useMovedNotice()
  const now = byServerClock(Date.now())
  const [date = today] = dates

  const make = useMemo(() => blockMaker(view, timeZone), [view, timeZone])
  const blocks = useMemo(
    (): CalendarBlock[] => [...calendar.appointments.map(make), ...requestBlocks(calendar, view, timeZone)],
    [calendar, make, view, timeZone],
  )
  const columns = columnsOf(calendar, {
    view,
    timeZone,
    dates,
    today,
    now,
    blocks,
    words: {
      noRoom: words.noRoom,
      maintenance: words.maintenance,
      roomMaintenance: words.roomMaintenance,
      day: (each) => dayText(language, each),
    },
  })
  const shown = isNarrow ? columns.filter(({ key }) => key === chosenOf(columns, blocks, address.column)) : columns
  const opens = columns.flatMap(({ open }) => open)
  const day = hoursAround([...opens, ...blocks], { from: 8 * 60, until: 17 * 60 })
  const look = useMemo(() => calendarLook(texts, { view, today, language }), [texts, view, today, language])
  const minute = columns.find((column) => column.now !== undefined)?.now
  const start = minute ?? Math.min(day.until, ...opens.map(({ from }) => from))

  const pickOf = ({ column, from }: Place) => ({
    starts_at: `${view === 'week' ? column : date}T${clock(from)}`,
    ...(view === 'doctor' && { doctor_id: column }),
    ...(view === 'room' && { room_id: roomOf(column) }),
  })
  const slotOf = ({ appointment }: AppointmentBlock, place: SizedPlace): SlotDraft => ({
    minutes: place.minutes,
    doctor_id: String(appointment.doctor_id),
    room_id: String(appointment.room_id ?? ''),
    override_reason: '',
    ...pickOf(place),
  })

  function problemAt(block: CalendarBlock, place: SizedPlace) {
    if ('request' in block) return undefined
    const slot = slotOnWire(slotOf(block, place), timeZone)
    const problem = landingProblem(calendar, { view, appointment: block.appointment, slot, now })
    if (problem === undefined) return undefined
    if (problem === 'inPast') return words.problems.inPast()
    if (problem === 'taken') return words.grid.taken()
    return labelOf(planRules, problem === 'noShift' ? 'no_shift' : problem, language)
  }

  /** Asks what else changes, where the column does not decide it, and returns a sentence about the result. */
  async function drop(block: CalendarBlock, place: SizedPlace): Promise<string> {
    if ('request' in block) return words.grid.putBack({ name: personName(block.request) })
    const { appointment } = block
    const name = personName(appointment.patient)
    const dropped = slotOf(block, place)
    const choices = companions(calendar, { view, appointment, slot: slotOnWire(dropped, timeZone) })
    const slot =
      choices.length === 0 || view === 'week'
        ? dropped
        : await new Promise<SlotDraft | undefined>((answer) =>
            setQuestion({ view, appointment, slot: dropped, companions: choices, answer }),
          )
    setQuestion(undefined)
    if (!slot) return words.grid.putBack({ name })
    try {
      return notifyMoved(await move.mutateAsync({ appointment, slot, timeZone }))
    } catch (error) {
      const refusal = error instanceof Error ? error : new Error(words.move.refused())
      setPending({ appointment, slot, refusal })
      const column = columns.find(({ key }) => key === block.column)?.label ?? ''
      const time = `${clock(block.from)}–${clock(block.until)}`
      return words.grid.refused({ name, time, column, why: refusalReasons(texts, refusal).join('. ') })
    }
  }

  return (
    <>
      {isNarrow && columns.length > 1 && (
        <div className={recipe().notice}>
          <Choice
            label={words.shownColumn()}
            value={shown[0]?.key ?? ''}
            options={columns.map(({ key, label, note }) => ({
              value: key,
              label: [label, note].filter(Boolean).join(' · '),
            }))}
            onChange={(column) => address.change({ column })}
          />
        </div>
      )}
      {calendar.appointments.length === 0 && (
        <div className={recipe().notice}>
          {opens.length > 0 && <Banner title={words.empty()}>{canBook && words.emptyText()}</Banner>}
          {opens.length === 0 && (
            <Banner tone="warning" title={words.noShift()}>
              {words.noShiftText()}
            </Banner>
          )}
        </div>
      )}
      {view === 'week' && !address.doctor && <DentistLegend calendar={calendar} />}
      <div ref={grid} className={css({ display: 'contents' })}>
        <TimeGrid
          startColumn={view === 'week' ? address.date : undefined}
          label={words.title()}
          columns={shown}
          blocks={blocks}
          day={day}
          slot={slot}
          start={start}
          look={look}
          lift={lift}
          onLifted={onLifted}
          words={{
            keys: words.grid.keys(),
            moving: ({ problem, ...moved }) =>
              problem ? words.grid.cannotLand({ ...moved, problem }) : words.grid.moving(moved),
            dropped: words.grid.dropped,
            putBack: (name) => words.grid.putBack({ name }),
            drop: words.grid.drop(),
            giveUp: words.grid.giveUp(),
          }}
          onOpen={(block) =>
            'request' in block
              ? navigate(bookingRequestAddress(block.request.id))
              : address.change({ appointment: block.appointment.id })
          }
          onPick={
            canBook
              ? (place) => onPick(placeFacts(calendar, place, { view, timeZone, date, doctor: address.doctor }))
              : undefined
          }
          canMove={(block) =>
            'appointment' in block &&
            canBook &&
            canMove(appointmentMachine, block.appointment.state, { type: 'appointment.reschedule' })
          }
          problemAt={problemAt}
          onMove={drop}
          actions={(block) =>
            'appointment' in block && (
              <Button
                variant="ghost"
                size="sm"
                onClick={() =>
                  setPending({
                    appointment: block.appointment,
                    slot: slotOf(block, { ...block, minutes: block.until - block.from }),
                  })
                }
              >
                {words.grid.otherDay()}
              </Button>
            )
          }
        />
      </div>
      <Suspense>
        <AppointmentPeek within={grid} blocks={blocks} />
      </Suspense>
      {question && (
        <Suspense>
          <DropDialog question={question} calendar={calendar} />
        </Suspense>
      )}
      {pending && (
        <Suspense>
          <MoveDialog {...pending} onClose={() => setPending(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const roomOf = (column: string) => (column === noRoom ? '' : column)
