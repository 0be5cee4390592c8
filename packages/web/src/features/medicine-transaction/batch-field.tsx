import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { SelectField } from '../../ui/field/select-field'

interface BatchFieldProps {
  row: number
  batches: readonly Schema<'MedicineBatch'>[]
  value: number | null
  error?: string
  onChange: (id: number | null) => void
}

/** Which batch of the medicine of a line it is. */
export function BatchField({ row, batches, value, error, onChange }: BatchFieldProps) {
  const { fields, batchOption, noBatch } = useTexts()['medicine-transaction']
  const { number } = useFormat()
  const { lotOf, expiryOf } = useBatchName()
  return (
    <SelectField
      name={`lines.${row}.batch_id`}
      label={fields.batch_id()}
      placeholder={noBatch()}
      options={batches.map((batch) => ({
        value: String(batch.id),
        label: batchOption({ lot: lotOf(batch), expires: expiryOf(batch), count: number(batch.on_hand) }),
      }))}
      value={value === null ? '' : String(value)}
      error={error}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    />
  )
}

/** All batches of a medicine, used up ones too; none while they are loaded. */
export function useBatches(id: number): readonly Schema<'MedicineBatch'>[] {
  const { api } = useApp()
  const batches = useQuery({
    queryKey: ['medicine', id, 'batch', 'all'],
    queryFn: ({ signal }) =>
      allRows((position) =>
        unwrap(
          api.GET('/api/medicine/{id}/batch', { params: { path: { id }, query: { all: true, ...position } }, signal }),
        ),
      ),
  })
  return batches.data ?? []
}
