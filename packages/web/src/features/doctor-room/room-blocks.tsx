import { roomConflicts } from '@clinic/core/schedule'
import { TriangleAlert } from 'lucide-react'
import { weekGrid } from 'styled-system/recipes'
import type { Schedule } from '../../entities/schedule/schedule-query'
import { useDays } from '../../entities/schedule/use-days'
import { useTexts } from '../../platform/texts/use-texts'
import type { WeekBlock } from '../../ui/grid/week-grid'

/** The row of dentists without a room. */
export const noRoom = 'none'

/** The shifts that take place, in the row of their room. */
export function useRoomBlocks(schedule: Schedule | undefined): readonly WeekBlock[] {
  const texts = useTexts()
  const { long } = useDays()
  const shared = roomConflicts(schedule?.shifts ?? [])
  const classes = weekGrid()
  return (schedule?.shifts ?? [])
    .filter(({ state }) => state === 'working')
    .map((shift) => {
      const doctor = schedule?.doctors.find(({ id }) => id === shift.doctor_id)
      const isExternal = doctor?.employment === 'external'
      return {
        key: String(shift.id),
        row: shift.room_id === null ? noRoom : String(shift.room_id),
        date: shift.date,
        mark: doctor?.color,
        isConflict: shared.has(shift.id),
        isStriped: isExternal,
        about: `${long(shift.date)}, ${shift.room_name ?? texts['doctor-room'].unallocated()},`,
        content: (
          <span className={classes.lines}>
            <span className={classes.time}>{`${shift.starts}–${shift.ends}`}</span>
            <bdi>{doctor?.display_name}</bdi>
            {isExternal && <span className={classes.small}>{texts['doctor-room'].external()}</span>}
            {shared.has(shift.id) && (
              <span data-tone="error" className={classes.wrong}>
                <TriangleAlert aria-hidden="true" />
                {texts['doctor-schedule'].shift.roomTwice()}
              </span>
            )}
          </span>
        ),
      }
    })
}
