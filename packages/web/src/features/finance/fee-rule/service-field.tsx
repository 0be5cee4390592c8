import { type Schema, unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../platform/app/app-context'
import type { FieldsProps } from '../../../platform/record/master/master-field'
import { useTexts } from '../../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../../ui/field/combobox-field'

/** The service a rule is for; empty for all. */
export default function ServiceField({ value: { product_id }, errors, change }: FieldsProps<Schema<'FeeRuleInput'>>) {
  const { api } = useApp()
  const { fields, help } = useTexts()['fee-rule']
  const queries = useQueryClient()
  const chosen = useQuery({
    queryKey: keyOf(product_id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/product/{id}', { params: { path: { id: product_id ?? 0 } }, signal })),
    enabled: product_id !== null,
    staleTime: 60_000,
  })
  async function find(search: string, signal: AbortSignal): Promise<FoundOption[]> {
    const query = { search: search.slice(0, 100), status: 'active' } as const
    const { rows } = await unwrap(api.GET('/api/product', { params: { query }, signal }))
    for (const row of rows) queries.setQueryData(keyOf(row.id), row)
    return rows.map(({ id, name, code }) => ({ value: String(id), label: name, note: code }))
  }
  return (
    <ComboboxField
      name="product_id"
      label={fields.product_id()}
      help={help.product_id()}
      error={errors.product_id}
      load={find}
      value={product_id !== null && chosen.data ? { value: String(product_id), label: chosen.data.name } : null}
      onChange={(found) => change({ product_id: found ? Number(found.value) : null })}
    />
  )
}

const keyOf = (id: number | null) => ['product', 'one', id]
