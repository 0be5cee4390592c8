import type { Schema } from '@clinic/api'
import { MedicineLines } from '../../entities/medicine/medicine-lines'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { OrderedLine } from './ordered-line'
import { ProposalButton } from './proposal-button'
import type { OrderLine, Typed } from './purchase-order-query'

/** The lines of an order, of each medicine one, and what would be proposed. */
export default function OrderLines({ value: { supplier_id, lines }, errors, change }: FieldsProps<Typed>) {
  return (
    <MedicineLines
      lines={lines}
      errors={errors}
      render={(line) => <OrderedLine {...line} />}
      newLine={newLine}
      isOncePerMedicine
      onChange={(next) => change({ lines: next })}
    >
      <ProposalButton
        supplierId={supplier_id}
        lines={lines}
        onProposed={(more) => change({ lines: [...lines, ...more] })}
      />
    </MedicineLines>
  )
}

/** Counted in packs, as it is bought, at the buy price of the company. */
const newLine = ({ id, pack_size, buy_price }: Schema<'CompanyMedicine'>): OrderLine => ({
  medicine_id: id,
  quantity: 1,
  pack_size,
  price: (buy_price ?? 0) * pack_size,
})
