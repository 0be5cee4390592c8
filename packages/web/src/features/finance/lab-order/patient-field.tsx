import { useFindPatient } from '../../../entities/patient/use-find-patient'
import { useTexts } from '../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../ui/field/combobox-field'

interface PatientFieldProps {
  error: string | undefined
  value: FoundOption | null
  onChange: (patient: FoundOption | null) => void
}

/** Whose order it is. */
export default function PatientField(field: PatientFieldProps) {
  const { fields, find } = useTexts()['lab-order']
  return (
    <ComboboxField
      {...field}
      name="patient_id"
      label={fields.patient_id()}
      required
      placeholder={find.patient()}
      load={useFindPatient()}
    />
  )
}
