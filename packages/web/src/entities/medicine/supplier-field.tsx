import { unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { useTexts } from '../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'

interface SupplierFieldProps {
  value: number | null
  help?: string
  required?: boolean
  error?: string
  onChange: (id: number | null) => void
}

/** Who the goods come from. */
export default function SupplierField({ value, help, required, error, onChange }: SupplierFieldProps) {
  const { api } = useApp()
  const { fields } = useTexts()['medicine-transaction']
  const queries = useQueryClient()
  const chosen = useQuery({
    queryKey: keyOf(value),
    queryFn: ({ signal }) => unwrap(api.GET('/api/supplier/{id}', { params: { path: { id: value ?? 0 } }, signal })),
    enabled: value !== null,
    staleTime: 60_000,
  })
  async function find(search: string, signal: AbortSignal): Promise<FoundOption[]> {
    const query = { search: search.slice(0, 100), status: 'active', kind: 'goods' } as const
    const { rows } = await unwrap(api.GET('/api/supplier', { params: { query }, signal }))
    for (const row of rows) queries.setQueryData(keyOf(row.id), row)
    return rows.map(({ id, name, contact_person }) => ({ value: String(id), label: name, note: contact_person }))
  }
  return (
    <ComboboxField
      name="supplier_id"
      label={fields.supplier_id()}
      help={help}
      required={required}
      error={error}
      load={find}
      value={value !== null && chosen.data ? { value: String(value), label: chosen.data.name } : null}
      onChange={(found) => onChange(found ? Number(found.value) : null)}
    />
  )
}

const keyOf = (id: number | null) => ['supplier', 'one', id]
