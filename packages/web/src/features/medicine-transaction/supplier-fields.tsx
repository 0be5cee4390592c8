import SupplierField from '../../entities/medicine/supplier-field'
import type { FieldsProps } from '../../platform/record/master/master-field'
import { useTexts } from '../../platform/texts/use-texts'
import { FormRow } from '../../ui/field/form'
import { TextField } from '../../ui/field/text-field'
import { ReceiptField } from './receipt-field'
import type { TransactionInput } from './transaction-query'

/** Who goods come from or go back to, and the paper they came with. */
export default function SupplierFields({ value, errors, change }: FieldsProps<TransactionInput>) {
  const { fields, help } = useTexts()['medicine-transaction']
  const { supplier_id, receipt_id, invoice_number } = value
  const isReturn = value.kind === 'supplier_return'
  return (
    <FormRow>
      <SupplierField
        help={isReturn ? undefined : help.supplier_id()}
        required={isReturn}
        value={supplier_id}
        error={errors.supplier_id}
        onChange={(next) => change({ supplier_id: next, receipt_id: next === supplier_id ? receipt_id : null })}
      />
      {isReturn ? (
        <ReceiptField
          supplier_id={supplier_id}
          value={receipt_id}
          error={errors.receipt_id}
          onChange={(receipt) =>
            change({ receipt_id: receipt?.id ?? null, supplier_id: receipt?.content.supplier_id ?? supplier_id })
          }
        />
      ) : (
        <TextField
          name="invoice_number"
          label={fields.invoice_number()}
          maxLength={60}
          value={invoice_number}
          error={errors.invoice_number}
          onChange={({ target }) => change({ invoice_number: target.value })}
        />
      )}
    </FormRow>
  )
}
