import type { Schema } from '@clinic/api'
import { appointmentReasons } from '@clinic/core/appointment'
import { dayNames, partsOfDay } from '@clinic/core/time'
import type { ReactNode } from 'react'
import { appointment as recipe } from 'styled-system/recipes'
import { dayText } from '../../../entities/appointment/appointment-time'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { dateIn } from '../../../platform/time/date-in'

/** A person on the waiting list, and their preferred times. */
export function WaitlistPerson({ entry, children }: { entry: Schema<'WaitlistEntry'>; children?: ReactNode }) {
  const texts = useTexts().appointment
  const { label } = useLabels()
  const { timeZone } = useClinicDay()
  const language = useLanguage()
  const { patient, doctor_name, weekdays, parts_of_day, duration_minutes, reason, note, created_at } = entry
  const classes = recipe()
  const days = weekdays.length === 0 ? texts.waitlist.anyDay() : weekdays.map((day) => label(dayNames, day)).join(', ')
  const times =
    parts_of_day.length === 0 ? texts.anyPart() : parts_of_day.map((part) => label(partsOfDay, part)).join(', ')
  return (
    <li className={classes.person}>
      <div className={classes.personText}>
        <strong>
          <bdi>{personName(patient)}</bdi>
        </strong>
        <span>
          {label(appointmentReasons, reason)} · {texts.minutes(duration_minutes)} ·{' '}
          <bdi>{doctor_name ?? texts.waitlist.anyDoctor()}</bdi>
        </span>
        <span>
          {days} · {times}
        </span>
        {note && <bdi>{note}</bdi>}
        <span className={classes.small}>
          <PhoneNumber number={patient.phone} /> ·{' '}
          {texts.waitlist.since({ when: dayText(language, dateIn(timeZone, Date.parse(created_at))) })}
        </span>
      </div>
      {children}
    </li>
  )
}
