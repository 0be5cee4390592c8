import { creditOf, unitsOf } from '@clinic/core/medicine-transaction'
import { LineFrame } from '../../entities/medicine/line-frame'
import type { MedicineLineProps } from '../../entities/medicine/medicine-lines'
import { useUnit } from '../../entities/medicine/use-amount'
import { useFormat, useLanguage, useTexts } from '../../platform/texts/use-texts'
import { NumberField } from '../../ui/field/number-field'
import { BatchField, useBatches } from './batch-field'
import type { Line } from './transaction-query'

interface ReturnedLineProps extends MedicineLineProps<Line> {
  /** The supplier that gets the goods: batches of others are not offered. */
  supplier_id: number | null
}

/** What leaves of one batch for a supplier or another clinic, and what it has cost. */
export function ReturnedLine({ row, line, supplier_id, medicine, errorOf, change, remove }: ReturnedLineProps) {
  const { fields, units } = useTexts()['medicine-transaction']
  const unitOf = useUnit()
  const { money, number } = useFormat()
  const locale = useLanguage()
  const batches = useBatches(line.medicine_id)
  const offered = batches.filter(
    ({ id, on_hand, supplier_id: from }) =>
      id === line.batch_id || (on_hand > 0 && (supplier_id === null || from === null || from === supplier_id)),
  )
  const batch = batches.find(({ id }) => id === line.batch_id)
  return (
    <LineFrame
      row={row}
      medicine={medicine}
      errorOf={errorOf}
      remove={remove}
      small={`${units({ count: number(unitsOf(line)), unit: unitOf(medicine, unitsOf(line)) })} · ${money(creditOf(line, batch))}`}
    >
      <BatchField
        row={row}
        batches={offered}
        value={line.batch_id}
        error={errorOf('batch_id')}
        onChange={(batch_id) => change({ batch_id })}
      />
      <NumberField
        name={`lines.${row}.quantity`}
        label={fields.quantity()}
        unit={unitOf(medicine, unitsOf(line))}
        locale={locale}
        value={line.quantity}
        error={errorOf('quantity')}
        onChange={(quantity) => change({ quantity: quantity ?? 0 })}
      />
    </LineFrame>
  )
}
