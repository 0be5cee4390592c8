import { patientProblems, sexes } from '@clinic/core/patient'
import { valuesOf } from '@clinic/core/values'
import { ageText } from '../../platform/texts/age-text'
import { oneOf } from '../../platform/texts/one-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'
import { DateField } from '../../ui/date/date-field'
import { FormRow, FormSection } from '../../ui/field/form'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

export function PatientPersonalFields(props: PatientFieldsProps) {
  const { value, errors, change, today } = props
  const { patient: texts, 'patient-form': form } = useTexts()
  const { options } = useLabels()
  const locale = useLanguage()
  const { text } = usePatientField(props)
  const isBorn = patientProblems(value, { today }).date_of_birth === undefined
  return (
    <FormSection title={texts.sections.personal()}>
      <FormRow>
        <TextField {...text('first_name', 'given-name')} dir="auto" required maxLength={120} />
        <TextField {...text('last_name', 'family-name')} dir="auto" maxLength={120} help={form.help.last_name()} />
      </FormRow>
      <RadioGroupField
        name="sex"
        label={texts.fields.sex()}
        required
        options={options(sexes)}
        value={value.sex}
        onChange={(chosen) => change({ sex: oneOf(valuesOf(sexes), chosen) })}
        error={errors.sex}
      />
      <DateField
        name="date_of_birth"
        label={texts.fields.date_of_birth()}
        required
        locale={locale}
        value={value.date_of_birth}
        onChange={(date_of_birth) => change({ date_of_birth })}
        // read back to the patient, a slip in the year shows at once
        help={isBorn ? ageText(texts, value.date_of_birth, { today }) : undefined}
        error={errors.date_of_birth}
      />
    </FormSection>
  )
}
