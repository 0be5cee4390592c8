import { ageOn, patientProblems } from '@clinic/core/patient'
import { DateField } from '../ui/date-field'
import { FormRow, FormSection } from '../ui/form'
import { RadioGroupField } from '../ui/radio-group-field'
import { TextField } from '../ui/text-field'
import { sexes } from './patient-choices'
import type { PatientFieldsProps } from './patient-fields'
import { usePatientField } from './use-patient-field'
import { useLanguage, useTexts } from './use-texts'

export function PatientPersonalFields(props: PatientFieldsProps) {
  const { value, errors, change } = props
  const texts = useTexts().patient
  const locale = useLanguage()
  const field = usePatientField(props)
  return (
    <FormSection title={texts.sections.personal()}>
      <FormRow>
        <TextField {...field('first_name', 'given-name')} dir="auto" required maxLength={120} />
        <TextField {...field('last_name', 'family-name')} dir="auto" maxLength={120} help={texts.help.last_name()} />
      </FormRow>
      <RadioGroupField
        name="sex"
        label={texts.fields.sex()}
        required
        options={sexes.map((sex) => ({ value: sex, label: texts.sexes[sex]() }))}
        value={value.sex}
        onChange={(chosen) => change({ sex: sexes.find((sex) => sex === chosen) })}
        error={errors.sex}
      />
      <DateField
        name="date_of_birth"
        label={texts.fields.date_of_birth()}
        required
        locale={locale}
        value={value.date_of_birth}
        onChange={(date_of_birth) => change({ date_of_birth })}
        help={useAge(props)}
        error={errors.date_of_birth}
      />
    </FormSection>
  )
}

/** The age, to be read back to the patient: a slip in the year shows at once. */
function useAge({ value, today }: PatientFieldsProps) {
  const texts = useTexts().patient
  if (patientProblems(value, { today }).date_of_birth) return undefined
  const { years, months } = ageOn(value.date_of_birth, today)
  return `${texts.years(years)} ${texts.months(months)}`
}
