import type { Schema } from '@clinic/api'
import { letterLanguages } from '@clinic/core/letter'
import { clockIn } from '../../../entities/appointment/appointment-time'
import { useWhen } from '../../../entities/appointment/use-when'
import { requestedService } from '../../../entities/booking-request/requested-service'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { ageText } from '../../../platform/texts/age-text'
import { personName } from '../../../platform/texts/person-name'
import { PhoneNumber } from '../../../platform/texts/phone-number'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { KeyValue } from '../../../ui/key-value'

/** What a visitor asks for, and who they say they are. */
export function AskedDetails({ request }: { request: Schema<'BookingRequest'> }) {
  const { 'booking-request': texts, patient } = useTexts()
  const { fields, born } = texts.review
  const { label } = useLabels()
  const { timeZone, today } = useClinicDay()
  const { date } = useFormat()
  const language = useLanguage()
  const when = useWhen()
  const { starts_at, ends_at, date_of_birth } = request
  return (
    <KeyValue
      pairs={[
        { label: fields.starts_at(), value: timeZone && `${when(starts_at)}–${clockIn(timeZone, ends_at)}` },
        { label: fields.product_id(), value: requestedService(request, language) },
        { label: fields.doctor_id(), value: request.doctor_name },
        { label: fields.name(), value: personName(request) },
        {
          label: fields.date_of_birth(),
          value: born({ date: date(date_of_birth), age: ageText(patient, date_of_birth, { today }) }),
        },
        { label: fields.phone(), value: <PhoneNumber number={request.phone} /> },
        { label: fields.note(), value: request.note },
        { label: fields.language(), value: label(letterLanguages, request.language) },
      ]}
    />
  )
}
