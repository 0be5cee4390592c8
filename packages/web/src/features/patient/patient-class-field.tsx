import { usePriceLists } from '../../entities/price-list/use-price-lists'
import { useTexts } from '../../platform/texts/use-texts'
import { FormSection } from '../../ui/field/form'
import { SelectField } from '../../ui/field/select-field'

interface PatientClassFieldProps {
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

/** The class of a patient, where the clinic has any: the price list by which services are priced. */
export function PatientClassField({ value, error, onChange }: PatientClassFieldProps) {
  const texts = useTexts().patient
  const options = usePriceLists().options({ chosen: value, forPatients: true })
  if (options.length === 0) return null
  return (
    <FormSection title={texts.fields.price_list_id()} description={texts.classHelp()}>
      <SelectField
        name="price_list_id"
        label={texts.fields.price_list_id()}
        placeholder={texts.standardClass()}
        options={options}
        error={error}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </FormSection>
  )
}
