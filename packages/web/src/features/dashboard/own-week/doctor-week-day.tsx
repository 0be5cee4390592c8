import type { Schema } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { clockIn } from '../../../entities/appointment/appointment-time'
import type { Card } from '../../../entities/appointment/calendar-query'
import { productName } from '../../../entities/product/product-name'
import type { PrintedDay } from '../../../entities/schedule/printed-days'
import { AttendanceTag } from '../../../entities/visit/attendance-tag'
import { personName } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DayRow } from '../day-row'
import { OwnWeekDay, ShiftHours } from './own-week-day'

interface DoctorWeekDayProps {
  day: PrintedDay
  isToday: boolean
  timeZone: string
  /** theirs of this day, the earliest first */
  appointments: Card[]
  /** Whoever is or was here today. */
  visits: readonly Schema<'VisitCard'>[]
}

/** A day of a dentist's week: shifts and rooms beneath its name, patients beside it. */
export function DoctorWeekDay({ day, isToday, timeZone, appointments, visits }: DoctorWeekDayProps) {
  const texts = useTexts()
  const { shift: words } = texts['doctor-schedule']
  const { label } = useLabels()
  const language = useLanguage()
  return (
    <OwnWeekDay
      day={day}
      isToday={isToday}
      free={day.shifts.length === 0 && appointments.length === 0 && texts.dashboard.week.free()}
      shifts={day.shifts.map((shift) => (
        <p key={shift.id} className={css({ color: 'muted', textStyle: 'small' })}>
          <ShiftHours {...shift} />{' '}
          {shift.state === 'cancelled' ? words.cancelled() : <bdi>{shift.room_name ?? words.noRoom()}</bdi>}
        </p>
      ))}
    >
      {appointments.length > 0 && (
        <ul className={css({ display: 'grid', gap: { base: '3', sm: '1' } })}>
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
              actions={
                <AttendanceTag state={state} visit={visits.find(({ appointment_id }) => appointment_id === id)} />
              }
            >
              <bdi dir="ltr">{`${clockIn(timeZone, starts_at)}–${clockIn(timeZone, ends_at)}`}</bdi>{' '}
              <Link href={`/doctor/patient/${patient.id}`} className={link()}>
                <bdi>{personName(patient)}</bdi>
              </Link>
            </DayRow>
          ))}
        </ul>
      )}
    </OwnWeekDay>
  )
}
