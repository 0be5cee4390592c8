import { transactionReasons } from '@clinic/core/medicine-transaction'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { TransactionInput } from './transaction-query'

/** Returns a document in words, for two who saved it at once. */
export function useDescribeTransaction() {
  const { fields } = useTexts()['medicine-transaction']
  const { label } = useLabels()
  const { date, number } = useFormat()
  return ({ invoice_number, dated_on, reason, note, lines }: TransactionInput) => [
    { label: fields.invoice_number(), value: invoice_number },
    { label: fields.dated_on(), value: date(dated_on) },
    { label: fields.reason(), value: reason === null ? '' : label(transactionReasons, reason) },
    { label: fields.note(), value: note },
    {
      label: fields.lines(),
      value: lines.map(({ quantity, pack_size, lot }) => `${number(quantity * pack_size)} ${lot}`.trim()).join(', '),
    },
  ]
}
