import { FormSection } from '../ui/form'
import { TextField } from '../ui/text-field'
import type { PatientFieldsProps } from './patient-fields'
import { usePatientField } from './use-patient-field'
import { useTexts } from './use-texts'

export function PatientContactFields(props: PatientFieldsProps) {
  const texts = useTexts().patient
  const { text } = usePatientField(props)
  return (
    <FormSection title={texts.sections.contact()}>
      <TextField
        {...text('phone', 'tel')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        required
        maxLength={30}
        help={texts.help.phone()}
      />
    </FormSection>
  )
}
