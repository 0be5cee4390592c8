import { type OnlinePerson, personProblems } from '@clinic/core/booking-request'
import type { ChangeEvent } from 'react'
import { css } from 'styled-system/css'
import { ageText } from '../../platform/texts/age-text'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { FormRow } from '../../ui/field/form'
import { TextArea } from '../../ui/field/text-area'
import { TextField } from '../../ui/field/text-field'

interface PersonFieldsProps {
  value: OnlinePerson
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<OnlinePerson>) => void
  /** The day in the clinic; the age is computed by it. */
  today: string
}

/** The fields of who asks: what the clinic needs to answer, and no more. */
export function PersonFields({ value, errors, change, today }: PersonFieldsProps) {
  const { patient, 'patient-form': form, 'online-booking': words } = useTexts()
  const locale = useLanguage()
  const isBorn = personProblems(value, { today }).date_of_birth === undefined
  const text = (name: 'first_name' | 'last_name' | 'phone', autoComplete: string) => ({
    name,
    label: patient.fields[name](),
    error: errors[name],
    value: value[name],
    autoComplete,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  })
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <FormRow>
        <TextField {...text('first_name', 'given-name')} dir="auto" required maxLength={120} />
        <TextField {...text('last_name', 'family-name')} dir="auto" maxLength={120} help={form.help.last_name()} />
      </FormRow>
      <DateField
        name="date_of_birth"
        label={patient.fields.date_of_birth()}
        required
        locale={locale}
        autoComplete="bday"
        value={value.date_of_birth}
        onChange={(date_of_birth) => change({ date_of_birth })}
        // read back, a slip in the year shows at once
        help={isBorn ? ageText(patient, value.date_of_birth, { today }) : undefined}
        error={errors.date_of_birth}
      />
      <TextField {...text('phone', 'tel')} type="tel" required maxLength={30} help={form.help.phone()} />
      <TextArea
        name="note"
        label={words.person.note()}
        help={words.person.noteHelp()}
        dir="auto"
        maxLength={500}
        value={value.note}
        error={errors.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </div>
  )
}
