import { relationships } from '@clinic/core/patient'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow, FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

export function PatientEmergencyFields(props: PatientFieldsProps) {
  const { patient: texts, 'patient-form': form } = useTexts()
  const { text, choice } = usePatientField(props)
  return (
    <FormSection title={texts.sections.emergency()} description={form.about.emergency()}>
      <TextField {...text('relative_name')} dir="auto" required maxLength={120} />
      <FormRow>
        <TextField {...text('relative_phone')} type="tel" inputMode="tel" dir="ltr" required maxLength={30} />
        <SelectField {...choice('relationship', relationships)} />
      </FormRow>
    </FormSection>
  )
}
