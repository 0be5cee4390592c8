import { type Schema, unwrap } from '@clinic/api'
import { medicineUnits } from '@clinic/core/company-medicine'
import { lineChange } from '@clinic/core/medicine-transaction'
import { useQuery } from '@tanstack/react-query'
import { LineFrame } from '../../entities/medicine/line-frame'
import type { MedicineLineProps } from '../../entities/medicine/medicine-lines'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { useApp } from '../../platform/app/app-context'
import { allRows } from '../../platform/list/all-rows'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import type { Line } from './transaction-query'

interface AdjustedLineProps extends MedicineLineProps<Line> {
  reason: Schema<'AdjustmentReason'> | null
}

/** What is put right of one batch. */
export function AdjustedLine({ row, line, reason, medicine, errorOf, change, remove }: AdjustedLineProps) {
  const { api } = useApp()
  const { fields, direction, batchOption, noBatch, units } = useTexts()['medicine-transaction']
  const { number } = useFormat()
  const { label } = useLabels()
  const { lotOf, expiryOf } = useBatchName()
  const locale = useLanguage()
  const { medicine_id: id } = line
  const batches = useQuery({
    queryKey: ['medicine', id, 'batch', 'all'],
    queryFn: ({ signal }) =>
      allRows((position) =>
        unwrap(
          api.GET('/api/medicine/{id}/batch', { params: { path: { id }, query: { all: true, ...position } }, signal }),
        ),
      ),
  })
  const unit = medicine ? label(medicineUnits, medicine.unit).toLowerCase() : ''
  const sign = line.quantity < 0 ? -1 : 1
  return (
    <LineFrame
      row={row}
      medicine={medicine}
      errorOf={errorOf}
      remove={remove}
      small={units({ count: signed(lineChange(line, reason), number), unit })}
    >
      <SelectField
        name={`lines.${row}.batch_id`}
        label={fields.batch_id()}
        placeholder={noBatch()}
        options={(batches.data ?? []).map((batch) => ({
          value: String(batch.id),
          label: batchOption({ lot: lotOf(batch), expires: expiryOf(batch), count: number(batch.on_hand) }),
        }))}
        value={line.batch_id === null ? '' : String(line.batch_id)}
        error={errorOf('batch_id')}
        onChange={({ target }) => change({ batch_id: Number(target.value) || null })}
      />
      {reason === 'correction' && (
        <SelectField
          name={`lines.${row}.direction`}
          label={direction.label()}
          options={[
            { value: '1', label: direction.more() },
            { value: '-1', label: direction.fewer() },
          ]}
          value={String(sign)}
          onChange={({ target }) => change({ quantity: Math.abs(line.quantity) * Number(target.value) })}
        />
      )}
      <NumberField
        name={`lines.${row}.quantity`}
        label={fields.quantity()}
        unit={unit}
        locale={locale}
        value={Math.abs(line.quantity)}
        error={errorOf('quantity')}
        onChange={(quantity) => change({ quantity: (quantity ?? 0) * (reason === 'correction' ? sign : 1) })}
      />
    </LineFrame>
  )
}

const signed = (change: number, number: (value: number) => string) =>
  change > 0 ? `+${number(change)}` : number(change)
