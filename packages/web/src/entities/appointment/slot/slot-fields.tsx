import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { useState } from 'react'
import { useAccount } from '../../../platform/session/use-account'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { TimeField } from '../../../ui/date/time-field'
import { Banner } from '../../../ui/feedback/banner'
import { FormRow } from '../../../ui/field/form'
import { NumberField } from '../../../ui/field/number-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { useDoctorOptions } from '../../doctor/use-doctor-options'
import { useRoomOptions } from '../../room/use-room-options'
import { momentText } from '../appointment-time'
import { AskedTimes } from './asked-times'
import { FreeSlots } from './free-slots'
import { dateOf, type SlotDraft, timeOf } from './slot-draft'

interface SlotFieldsProps {
  value: SlotDraft
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<SlotDraft>) => void
  timeZone: string
  patient_id?: number
  appointment_id?: number
  /** The request of a visitor that is answered. */
  booking_request_id?: number
}

/** Dentist, time and room: typed, or chosen from free slots. A manager may override a rule that was shown. */
export function SlotFields(props: SlotFieldsProps) {
  const { value, errors, change, timeZone, patient_id, appointment_id, booking_request_id } = props
  const texts = useTexts().appointment
  const { fields, book } = texts
  const language = useLanguage()
  const { today } = useClinicDay()
  const isManager = useAccount()?.role.name === 'manager_clinic'
  const rooms = useRoomOptions({ of: 'treatment' })
  const { starts_at, minutes, doctor_id, room_id, override_reason } = value
  // the server says whether a rule may be overridden, and by whom; once shown, the reason stays until the form is closed
  const [isAsked, setAsked] = useState(false)
  if (errors.override_reason && !isAsked) setAsked(true)
  const isDay = isDate(dateOf(starts_at))
  const doctors = useDoctorOptions({ date: isDay ? dateOf(starts_at) : undefined, needsLicence: true })
  const from = isDay && dateOf(starts_at) > today ? dateOf(starts_at) : today
  // where no chair is planned, the one of another dentist does not stay
  const roomAfter = (slot: Schema<'FreeSlot'>) =>
    String(slot.room_id ?? (String(slot.doctor_id) === doctor_id ? room_id : ''))
  return (
    <>
      <FormRow>
        <SelectField
          name="doctor_id"
          label={fields.doctor()}
          required
          placeholder={book.chooseDoctor()}
          options={doctors}
          error={errors.doctor_id}
          value={doctor_id}
          onChange={({ target }) => change({ doctor_id: target.value })}
        />
        <NumberField
          name="minutes"
          label={fields.duration_minutes()}
          required
          locale={language}
          value={minutes}
          error={errors.minutes ?? errors.ends_at}
          onChange={(next) => change({ minutes: next })}
        />
      </FormRow>
      <FormRow>
        <DateField
          label={fields.date()}
          required
          locale={language}
          min={today}
          value={dateOf(starts_at)}
          error={errors.date}
          onChange={(date) => change({ starts_at: `${date}T${timeOf(starts_at)}` })}
        />
        <TimeField
          name="starts_at"
          label={fields.time()}
          required
          value={timeOf(starts_at)}
          error={errors.starts_at}
          onChange={(time) => change({ starts_at: `${dateOf(starts_at)}T${time}` })}
        />
      </FormRow>
      <AskedTimes value={value} timeZone={timeZone} answered={booking_request_id} />
      <FreeSlots
        from={from}
        duration_minutes={minutes !== null && minutes >= 5 && minutes <= 480 ? minutes : 30}
        doctor_id={Number(doctor_id) || undefined}
        patient_id={patient_id}
        appointment_id={appointment_id}
        isTaken={(slot) => momentText(timeZone, slot.starts_at) === starts_at && String(slot.doctor_id) === doctor_id}
        onTake={(slot) =>
          change({
            starts_at: momentText(timeZone, slot.starts_at),
            doctor_id: String(slot.doctor_id),
            room_id: roomAfter(slot),
          })
        }
      />
      <SelectField
        name="room_id"
        label={fields.room()}
        placeholder={book.roomOpen()}
        options={rooms}
        error={errors.room_id}
        value={room_id}
        onChange={({ target }) => change({ room_id: target.value })}
      />
      {!isManager && errors.override_reason && <Banner tone="warning">{errors.override_reason}</Banner>}
      {isManager && (isAsked || override_reason !== '') && (
        <TextField
          name="override_reason"
          label={fields.override_reason()}
          help={book.overrideHelp()}
          dir="auto"
          maxLength={200}
          error={errors.override_reason}
          value={override_reason}
          onChange={({ target }) => change({ override_reason: target.value })}
        />
      )}
    </>
  )
}
