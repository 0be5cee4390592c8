import { guardianRelationships, isMinor } from '@clinic/core/patient'
import { useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { FormRow, FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import type { PatientFieldsProps } from './patient-fields-props'
import { usePatientField } from './use-patient-field'

/** Who decides for a minor. Who registers a child names the guardian; at the desk it may wait. */
export function PatientGuardianFields(props: PatientFieldsProps) {
  const { value, change, today, own } = props
  const { patient, 'patient-form': form } = useTexts()
  const { text, choice } = usePatientField(props)
  const { guardian_name, guardian_phone, relative_name, relative_phone } = value
  const isGiven = guardian_name !== '' || guardian_phone !== ''
  if (!isMinor(value.date_of_birth, today) && !isGiven) return null
  const isSame = guardian_name === relative_name && guardian_phone === relative_phone
  return (
    <FormSection title={patient.sections.guardian()} description={form.guardian.text()}>
      {relative_name !== '' && !isSame && (
        <div>
          <Button
            variant="outline"
            onClick={() => change({ guardian_name: relative_name, guardian_phone: relative_phone })}
          >
            {form.guardian.same()}
          </Button>
        </div>
      )}
      <TextField {...text('guardian_name')} dir="auto" required={own} maxLength={120} />
      <FormRow>
        <TextField {...text('guardian_phone')} type="tel" inputMode="tel" dir="ltr" required={own} maxLength={30} />
        <SelectField {...choice('guardian_relationship', guardianRelationships)} required={own} />
      </FormRow>
    </FormSection>
  )
}
