import { unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'

interface ClinicFieldProps {
  value: number | null
  error?: string
  onChange: (id: number | null) => void
}

/** Which other clinic of the company gets the goods. */
export function ClinicField({ value, error, onChange }: ClinicFieldProps) {
  const { api } = useApp()
  const { fields, noClinic, noSisters } = useTexts()['medicine-transaction']
  const clinics = useQuery({
    queryKey: ['medicine-transaction', 'clinics'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/transfer-clinic', { signal })),
  })
  const { data } = clinics
  return (
    <SelectField
      name="to_clinic_id"
      label={fields.to_clinic_id()}
      required
      placeholder={noClinic()}
      help={data?.length === 0 ? noSisters() : undefined}
      options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}
