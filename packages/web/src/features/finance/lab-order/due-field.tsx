import { clinicTime } from '@clinic/core/time'
import { useQuery } from '@tanstack/react-query'
import { labProceduresQuery } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useLanguage, useTexts } from '../../../platform/texts/use-texts'
import { DateField } from '../../../ui/date/date-field'
import { Banner } from '../../../ui/feedback/banner'
import type { LabOrderValue } from './lab-order-value'

interface DueFieldProps {
  value: LabOrderValue
  error: string | undefined
  onChange: (due_on: string) => void
}

/** When the work is due; beside it when the patient comes next. */
export function DueField({ value: { patient, due_on }, error, onChange }: DueFieldProps) {
  const { api } = useApp()
  const { fields, next: nextText, tooLate } = useTexts()['lab-order']
  const { today, timeZone } = useClinicDay()
  const { dateTime } = useFormat(timeZone)
  const { data } = useQuery(labProceduresQuery(api, Number(patient?.value ?? 0)))
  const next = data?.next_appointment_at
  const isTooLate = next && timeZone && due_on > clinicTime(Date.parse(next), timeZone).date
  return (
    <>
      <DateField
        name="due_on"
        label={fields.due_on()}
        help={next ? nextText({ when: dateTime(next) }) : undefined}
        required
        min={today}
        locale={useLanguage()}
        error={error}
        value={due_on}
        onChange={onChange}
      />
      {isTooLate && <Banner tone="warning">{tooLate({ when: dateTime(next) })}</Banner>}
    </>
  )
}
