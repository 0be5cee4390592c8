import { FormRow, FormSection } from '../ui/form'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { relationships } from './patient-choices'
import type { PatientFieldsProps } from './patient-fields'
import { usePatientField } from './use-patient-field'
import { useTexts } from './use-texts'

export function PatientEmergencyFields(props: PatientFieldsProps) {
  const { value, errors, change } = props
  const texts = useTexts()
  const { patient } = texts
  const field = usePatientField(props)
  return (
    <FormSection title={patient.sections.emergency()} description={patient.about.emergency()}>
      <TextField {...field('relative_name')} dir="auto" required maxLength={120} />
      <FormRow>
        <TextField {...field('relative_phone')} type="tel" inputMode="tel" dir="ltr" required maxLength={30} />
        <SelectField
          name="relationship"
          label={patient.fields.relationship()}
          placeholder={texts.ui.none()}
          options={relationships.map((kind) => ({ value: kind, label: patient.relationships[kind]() }))}
          value={value.relationship ?? ''}
          onChange={({ target }) =>
            change({ relationship: relationships.find((kind) => kind === target.value) ?? null })
          }
          error={errors.relationship}
        />
      </FormRow>
    </FormSection>
  )
}
