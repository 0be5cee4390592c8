import { appointmentReasons } from '@clinic/core/appointment'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn } from '../../../entities/appointment/appointment-time'
import type { Card } from '../../../entities/appointment/calendar-query'
import { StateTag } from '../../../entities/appointment/state-tag'
import { productName } from '../../../entities/product/product-name'
import type { PrintedDay } from '../../../entities/schedule/printed-days'
import { useAbsenceText } from '../../../entities/schedule/use-absence-text'
import { useDays } from '../../../entities/schedule/use-days'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { Tag } from '../../../ui/tag'
import { DayRow } from '../day-row'

interface OwnWeekDayProps {
  day: PrintedDay
  isToday: boolean
  timeZone: string
  /** theirs of this day, the earliest first */
  appointments: Card[]
}

/** A day of the own week: absences, shifts and patients beneath its name. */
export function OwnWeekDay({ day, isToday, timeZone, appointments }: OwnWeekDayProps) {
  const texts = useTexts()
  const { week, shift: words } = texts['doctor-schedule']
  const { label } = useLabels()
  const language = useLanguage()
  const { long } = useDays()
  const absenceText = useAbsenceText()
  const isFree = day.absences.length === 0 && day.shifts.length === 0 && appointments.length === 0
  return (
    <li className={row} aria-current={isToday ? 'date' : undefined}>
      <div>
        <h3 className={css({ textStyle: 'subheading' })}>{long(day.date)}</h3>
        {day.isClosed && <p className={muted}>{week.closed()}</p>}
        {isFree && !day.isClosed && <p className={muted}>{texts.dashboard.week.free()}</p>}
        {day.absences.map((absence) => (
          <p key={absence.id}>
            <Tag tone="warning">{absenceText(absence)}</Tag>
          </p>
        ))}
        {day.shifts.map(({ id, starts, ends, state, room_name }) => (
          <p key={id} className={muted}>
            <bdi dir="ltr">{state === 'working' ? `${starts}–${ends}` : <s>{`${starts}–${ends}`}</s>}</bdi>{' '}
            {state === 'cancelled' ? words.cancelled() : <bdi>{room_name ?? words.noRoom()}</bdi>}
          </p>
        ))}
      </div>
      {appointments.length > 0 && (
        <ul>
          {appointments.map(({ id, patient, starts_at, ends_at, reason, products, room_name, state }) => (
            <DayRow
              key={id}
              small={[
                label(appointmentReasons, reason),
                ...products.map((product) => productName(product, language)),
                room_name,
              ]
                .filter(Boolean)
                .join(' · ')}
              actions={<StateTag state={state} />}
            >
              <bdi dir="ltr">{`${clockIn(timeZone, starts_at)}–${clockIn(timeZone, ends_at)}`}</bdi>{' '}
              <Link href={`/doctor/patient/${patient.id}`} className={link()}>
                <bdi>{personName(patient)}</bdi>
              </Link>
            </DayRow>
          ))}
        </ul>
      )}
    </li>
  )
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
