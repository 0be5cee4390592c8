import { reasons, reminders, sources } from '../../entities/appointment/appointment-words'
import { oneOf } from '../../platform/texts/one-of'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextArea } from '../../ui/field/text-area'
import type { Plan } from './booking'

export interface PlanFieldsProps {
  value: Plan
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<Plan>) => void
}

/** For what somebody comes, and how they asked. */
export function ReasonFields({ value, errors, change }: PlanFieldsProps) {
  const texts = useTexts().appointment
  const { fields } = texts
  return (
    <FormRow>
      <SelectField
        name="reason"
        label={fields.reason()}
        options={optionsOf(reasons, (reason) => texts.reasons[reason]())}
        error={errors.reason}
        value={value.reason}
        onChange={({ target }) => change({ reason: oneOf(reasons, target.value) ?? 'other' })}
      />
      <SelectField
        name="source"
        label={fields.source()}
        options={optionsOf(sources, (source) => texts.sources[source]())}
        error={errors.source}
        value={value.source}
        onChange={({ target }) => change({ source: oneOf(sources, target.value) ?? 'phone' })}
      />
    </FormRow>
  )
}

/** How they are reminded, and what there is to remember. */
export function NoteFields({ value, errors, change }: PlanFieldsProps) {
  const texts = useTexts().appointment
  const { fields } = texts
  return (
    <FormRow>
      <SelectField
        name="reminder"
        label={fields.reminder()}
        options={optionsOf(reminders, (reminder) => texts.reminders[reminder]())}
        error={errors.reminder}
        value={value.reminder}
        onChange={({ target }) => change({ reminder: oneOf(reminders, target.value) ?? 'none' })}
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
