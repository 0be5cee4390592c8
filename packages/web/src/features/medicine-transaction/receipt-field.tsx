import { unwrap } from '@clinic/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app/app-context'
import { isolated } from '../../platform/texts/person-name'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ComboboxField, type FoundOption } from '../../ui/field/combobox-field'
import { type Transaction, transactionQuery } from './transaction-query'

interface ReceiptFieldProps {
  value: number | null
  supplier_id: number | null
  error?: string
  onChange: (receipt: Transaction | null) => void
}

/** The receipt that brought what goes back; of the supplier, if one is chosen. */
export function ReceiptField({ value, supplier_id, error, onChange }: ReceiptFieldProps) {
  const { api } = useApp()
  const { fields, help } = useTexts()['medicine-transaction']
  const { date } = useFormat()
  const queries = useQueryClient()
  const chosen = useQuery({ ...transactionQuery(api, value ?? 0), enabled: value !== null })
  async function find(search: string, signal: AbortSignal): Promise<FoundOption[]> {
    const query = {
      search: search.slice(0, 100),
      kind: 'receipt',
      state: 'received',
      ...(supplier_id !== null && { supplier_id }),
    } as const
    const { rows } = await unwrap(api.GET('/api/medicine-transaction', { params: { query }, signal }))
    for (const row of rows) queries.setQueryData(transactionQuery(api, row.id).queryKey, row)
    return rows.map(({ id, number, supplier_name, content }) => ({
      value: String(id),
      label: number ?? '',
      note: [supplier_name && isolated(supplier_name), content.invoice_number, date(content.dated_on)]
        .filter(Boolean)
        .join(' · '),
    }))
  }
  return (
    <ComboboxField
      name="receipt_id"
      label={fields.receipt_id()}
      help={help.receipt_id()}
      error={error}
      load={find}
      value={value !== null && chosen.data ? { value: String(value), label: chosen.data.number ?? '' } : null}
      onChange={(found) =>
        onChange(
          (found && queries.getQueryData<Transaction>(transactionQuery(api, Number(found.value)).queryKey)) ?? null,
        )
      }
    />
  )
}
