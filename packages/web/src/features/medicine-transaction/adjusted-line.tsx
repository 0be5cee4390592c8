import type { Schema } from '@clinic/api'
import { lineChange } from '@clinic/core/medicine-transaction'
import { LineFrame } from '../../entities/medicine/line-frame'
import type { MedicineLineProps } from '../../entities/medicine/medicine-lines'
import { useUnit } from '../../entities/medicine/use-amount'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { SelectField } from '../../ui/field/select-field'
import { BatchField, useBatches } from './batch-field'
import type { Line } from './transaction-query'

interface AdjustedLineProps extends MedicineLineProps<Line> {
  reason: Schema<'TransactionReason'> | null
}

/** What is put right of one batch. */
export function AdjustedLine({ row, line, reason, medicine, errorOf, change, remove }: AdjustedLineProps) {
  const words = useTexts()['medicine-transaction']
  const { fields, direction } = words
  const { number } = useFormat()
  const unitOf = useUnit()
  const locale = useLanguage()
  const batches = useBatches(line.medicine_id)
  const units = lineChange(line, reason)
  const sign = line.quantity < 0 ? -1 : 1
  return (
    <LineFrame
      row={row}
      medicine={medicine}
      errorOf={errorOf}
      remove={remove}
      small={words.units({ count: signed(units, number), unit: unitOf(medicine, units) })}
    >
      <BatchField
        row={row}
        batches={batches}
        value={line.batch_id}
        error={errorOf('batch_id')}
        onChange={(batch_id) => change({ batch_id })}
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
        unit={unitOf(medicine, units)}
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
