import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { PrintedDay } from '../../../entities/schedule/printed-days'
import { useAbsenceText } from '../../../entities/schedule/use-absence-text'
import { useDays } from '../../../entities/schedule/use-days'
import type { AnyShift } from '../../../entities/schedule/worker-schedule'
import { useTexts } from '../../../platform/texts/use-texts'
import { Tag } from '../../../ui/tag'

interface OwnWeekDayProps {
  day: PrintedDay
  isToday: boolean
  /** said of an open day with nothing in it; left out where it has something */
  free?: string | false
  /** beneath the absences */
  shifts?: ReactNode
  /** beside the name of the day; below it on a phone */
  children?: ReactNode
}

/** A day of the own week: its name, whether the clinic is closed, absences, and what the role has then. */
export function OwnWeekDay({ day, isToday, free, shifts, children }: OwnWeekDayProps) {
  const { week } = useTexts()['doctor-schedule']
  const { long } = useDays()
  const absenceText = useAbsenceText()
  return (
    <li className={row} aria-current={isToday ? 'date' : undefined}>
      <div>
        <h3 className={css({ textStyle: 'subheading' })}>{long(day.date)}</h3>
        {day.isClosed && <p className={muted}>{week.closed()}</p>}
        {free && !day.isClosed && day.absences.length === 0 && <p className={muted}>{free}</p>}
        {day.absences.map((absence) => (
          <p key={absence.id}>
            <Tag tone="warning">{absenceText(absence)}</Tag>
          </p>
        ))}
        {shifts}
      </div>
      {children}
    </li>
  )
}

/** The hours of a shift, struck through where it does not take place. */
export function ShiftHours({ starts, ends, state }: Pick<AnyShift, 'starts' | 'ends' | 'state'>) {
  const hours = `${starts}–${ends}`
  return <bdi dir="ltr">{state === 'working' ? hours : <s>{hours}</s>}</bdi>
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2fr)' },
  gap: '3',
  paddingInline: { base: '4', sm: '6' },
  paddingBlock: '3',
  borderBlockEnd: 'hairline',
  '&[aria-current]': { background: 'subtle' },
})
const muted = css({ color: 'muted', textStyle: 'small' })
