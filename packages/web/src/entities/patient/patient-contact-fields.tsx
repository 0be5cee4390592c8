import { useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
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
      {/* the desk asks for it: who registers expects an answer */}
      {!props.own && (
        <CheckboxField
          name="no_messages"
          label={texts.fields.no_messages()}
          help={form.help.no_messages()}
          error={props.errors.no_messages}
          checked={props.value.no_messages ?? false}
          onChange={({ target }) => props.change({ no_messages: target.checked })}
        />
      )}
    </FormSection>
  )
}
