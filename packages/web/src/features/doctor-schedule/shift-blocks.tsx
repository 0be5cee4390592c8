import { isOutsideOpening, roomConflicts } from '@clinic/core/schedule'
import { TriangleAlert } from 'lucide-react'
import { weekGrid } from 'styled-system/recipes'
import type { DoctorShift, Schedule } from '../../platform/schedule-query'
import { useDays } from '../../platform/use-days'
import { useTexts } from '../../platform/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { WeekBlock } from '../../ui/week-grid'

/** The shifts of a week as blocks: hours, room, and what is not as it should be. */
export function useShiftBlocks(schedule: Schedule | undefined): readonly WeekBlock[] {
  const { shift: texts } = useTexts()['doctor-schedule']
  const { long } = useDays()
  if (!schedule) return []
  const shared = roomConflicts(schedule.shifts)

  return schedule.shifts.map((shift) => {
    const doctor = schedule.doctors.find(({ id }) => id === shift.doctor_id)
    const hours = `${shift.starts}–${shift.ends}`
    const wrongs = wrongsOf(shift)
    const notes = [
      shift.state === 'cancelled' && texts.cancelled(),
      shift.template_id === null && texts.extra(),
      shift.template_id !== null && shift.apart && shift.state !== 'cancelled' && texts.apart(),
    ].filter((note) => note !== false)
    const room = shift.room_name ?? texts.noRoom()
    return {
      ...{ key: String(shift.id), row: String(shift.doctor_id), date: shift.date, mark: doctor?.color },
      ...{ isCrossed: shift.state !== 'working', isConflict: shared.has(shift.id) },
      about: `${doctor?.display_name ?? ''}, ${long(shift.date)},`,
      content: <ShiftLines {...{ shift, hours, room, notes, wrongs }} />,
    }
  })

  function wrongsOf(shift: DoctorShift): Wrong[] {
    const open = schedule?.days.find(({ date }) => date === shift.date)?.open ?? []
    const isOutside = shift.state === 'working' && isOutsideOpening(shift, open)
    return [
      ...(shared.has(shift.id) ? [{ tone: 'error' as const, text: texts.roomTwice() }] : []),
      ...(isOutside ? [{ tone: 'warning' as const, text: texts.outside() }] : []),
    ]
  }
}

interface Wrong {
  tone: 'error' | 'warning'
  text: string
}

interface ShiftLinesProps {
  shift: DoctorShift
  hours: string
  room: string
  notes: string[]
  wrongs: Wrong[]
}

function ShiftLines({ shift: { state }, hours, room, notes, wrongs }: ShiftLinesProps) {
  const { shift: texts } = useTexts()['doctor-schedule']
  const classes = weekGrid({ crossed: state === 'working' ? undefined : true })
  return (
    <span className={classes.lines}>
      <span className={classes.time}>{hours}</span>
      <bdi>{room}</bdi>
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
