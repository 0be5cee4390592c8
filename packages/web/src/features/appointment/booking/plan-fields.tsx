import { appointmentReasons, appointmentReminders, appointmentSources } from '@clinic/core/appointment'
import { valuesOf } from '@clinic/core/values'
import { oneOf } from '../../../platform/texts/one-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { FormRow } from '../../../ui/field/form'
import { SelectField } from '../../../ui/field/select-field'
import { TextArea } from '../../../ui/field/text-area'
import type { Plan } from './booking'

export interface PlanFieldsProps {
  value: Plan
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Plan>) => void
}

/** The services of the appointment, and the source of the booking. */
export function ReasonFields({ value, errors, change }: PlanFieldsProps) {
  const texts = useTexts().appointment
  const { options } = useLabels()
  const { fields } = texts
  return (
    <FormRow>
      <SelectField
        name="reason"
        label={fields.reason()}
        options={options(appointmentReasons)}
        error={errors.reason}
        value={value.reason}
        onChange={({ target }) => change({ reason: oneOf(valuesOf(appointmentReasons), target.value) ?? 'other' })}
      />
      <SelectField
        name="source"
        label={fields.source()}
        options={options(appointmentSources)}
        error={errors.source}
        value={value.source}
        onChange={({ target }) => change({ source: oneOf(valuesOf(appointmentSources), target.value) ?? 'phone' })}
      />
    </FormRow>
  )
}

/** The reminder, and a note. */
export function NoteFields({ value, errors, change }: PlanFieldsProps) {
  const texts = useTexts().appointment
  const { options } = useLabels()
  const { fields } = texts
  return (
    <FormRow>
      <SelectField
        name="reminder"
        label={fields.reminder()}
        options={options(appointmentReminders)}
        error={errors.reminder}
        value={value.reminder}
        onChange={({ target }) => change({ reminder: oneOf(valuesOf(appointmentReminders), target.value) ?? 'none' })}
      />
      <TextArea
        name="note"
        label={fields.note()}
        dir="auto"
        rows={1}
        maxLength={2000}
        error={errors.note}
        value={value.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormRow>
  )
}
