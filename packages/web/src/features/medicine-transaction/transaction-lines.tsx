import type { Schema } from '@clinic/api'
import { MedicineLines } from '../../entities/medicine/medicine-lines'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { AdjustedLine } from './adjusted-line'
import { ReceivedLine } from './received-line'
import { ReturnedLine } from './returned-line'
import type { Line, TransactionInput } from './transaction-query'

/** The lines of a document of stock. */
export default function TransactionLines({ value, errors, change }: FieldsProps<TransactionInput>) {
  const { kind, reason, supplier_id, lines } = value
  return (
    <MedicineLines
      lines={lines}
      errors={errors}
      render={(line) => {
        if (kind === 'receipt') return <ReceivedLine {...line} />
        if (kind === 'supplier_return' || kind === 'transfer_out')
          return <ReturnedLine {...line} supplier_id={supplier_id} />
        return <AdjustedLine {...line} reason={reason} />
      }}
      newLine={(medicine) => newLine(kind, medicine)}
      onChange={(next) => change({ lines: next })}
    />
  )
}

/** Counted in packs as it is bought, in units as it is missing or goes back. */
const newLine = (
  kind: Schema<'WrittenTransactionKind'>,
  { id, pack_size, buy_price }: Schema<'CompanyMedicine'>,
): Line => ({
  medicine_id: id,
  batch_id: null,
  quantity: 1,
  pack_size: kind === 'receipt' ? pack_size : 1,
  bonus: 0,
  price: kind === 'receipt' ? (buy_price ?? 0) * pack_size : 0,
  lot: '',
  expires_on: null,
})
