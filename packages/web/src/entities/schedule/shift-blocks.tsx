import { isOutsideOpening, maintenanceDuring } from '@clinic/core/schedule'
import { TriangleAlert } from 'lucide-react'
import { weekGrid } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import type { WeekBlock } from '../../ui/grid/week-grid'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { useDays } from './use-days'
import { useMaintenance, useMaintenanceText } from './use-maintenance'
import { type AnyShift, type WorkerSchedule, type WorkerWeek, workerIdOf } from './worker-schedule'

/** Returns the shifts of a week as blocks: hours, place or dentist, and warnings. */
export function useShiftBlocks(work: WorkerSchedule, week: WorkerWeek | undefined): readonly WeekBlock[] {
  const { shift: texts } = useTexts()['doctor-schedule']
  const { long } = useDays()
  const [first, last] = [week?.days[0]?.date, week?.days.at(-1)?.date]
  const windows = useMaintenance(first && last ? { from: first, until: last } : undefined)
  const maintenanceText = useMaintenanceText()
  if (!week) return []
  const shared = work.conflictsOf(week.shifts)

  return week.shifts.map((shift) => {
    const who = workerIdOf(shift)
    const person = week.people.find(({ id }) => id === who)
    const hours = `${shift.starts}–${shift.ends}`
    const wrongs = wrongsOf(shift)
    const notes = [
      shift.state === 'cancelled' && texts.cancelled(),
      shift.template_id === null && texts.extra(),
      shift.template_id !== null && shift.is_exception && shift.state !== 'cancelled' && texts.exception(),
    ].filter((note) => note !== false)
    const places = work.placeOf(shift)
    return {
      key: String(shift.id),
      row: String(who),
      date: shift.date,
      mark: work.markOf(shift),
      isCrossed: shift.state !== 'working',
      isConflict: shared.has(shift.id),
      about: `${person?.name ?? ''}, ${long(shift.date)},`,
      content: <ShiftLines shift={shift} hours={hours} places={places} notes={notes} wrongs={wrongs} />,
    }
  })

  function wrongsOf(shift: AnyShift): Wrong[] {
    const open = week?.days.find(({ date }) => date === shift.date)?.open ?? []
    const isOutside = work.needsOpening && shift.state === 'working' && isOutsideOpening(shift, open)
    return [
      ...(shared.has(shift.id) ? [{ tone: 'error' as const, text: texts.roomTwice() }] : []),
      ...(shift.state === 'working'
        ? maintenanceDuring(windows, shift).map((window) => ({
            tone: 'warning' as const,
            text: maintenanceText(window, shift.date),
          }))
        : []),
      ...(isOutside ? [{ tone: 'warning' as const, text: texts.outside() }] : []),
    ]
  }
}

interface Wrong {
  tone: 'error' | 'warning'
  text: string
}

interface ShiftLinesProps {
  shift: AnyShift
  hours: string
  places: string[]
  notes: string[]
  wrongs: Wrong[]
}

function ShiftLines({ shift: { state }, hours, places, notes, wrongs }: ShiftLinesProps) {
  const { shift: texts } = useTexts()['doctor-schedule']
  const classes = weekGrid({ crossed: state === 'working' ? undefined : true })
  return (
    <span className={classes.lines}>
      <span className={classes.time}>{hours}</span>
      {places.map((place) => (
        <bdi key={place}>{place}</bdi>
      ))}
      {state === 'away' && <VisuallyHidden>{texts.away()}</VisuallyHidden>}
      {notes.map((note) => (
        <span key={note} className={classes.small}>
          {note}
        </span>
      ))}
      {wrongs.map(({ tone, text }) => (
        <span key={text} data-tone={tone} className={classes.wrong}>
          <TriangleAlert aria-hidden="true" />
          {text}
        </span>
      ))}
    </span>
  )
}
