import { useTexts } from '../../platform/texts/use-texts'
import { FormSection } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

export function PatientContactFields(props: PatientFieldsProps) {
  const { patient: texts, 'patient-form': form } = useTexts()
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
        help={form.help.phone()}
      />
    </FormSection>
  )
}
