import { transactionReasons, unitsOf } from '@clinic/core/medicine-transaction'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { SheetTable } from '../../platform/print/sheet-table'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { Transaction } from './transaction-query'

/** What goes to another clinic, on paper with the goods: each batch, room to write down what arrived, and room to sign for who sends, carries and counts. */
export default function WrittenTransfer({ transaction }: { transaction: Transaction }) {
  const { transferSheet: sheet, fields } = useTexts()['medicine-transaction']
  const { label } = useLabels()
  const unitOf = useUnit()
  const { date, number } = useFormat()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const { kind, content, medicines, batches, stages, partner, arrived } = transaction
  const { reason, note, dated_on, lines } = content
  const isIncoming = kind === 'transfer_in'
  const by = (wanted: Transaction['state']) => stages.find(({ state }) => state === wanted)?.by ?? ''
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts
        facts={[
          [fields.number(), (isIncoming ? partner?.number : transaction.number) ?? sheet.unsent()] as const,
          [fields.dated_on(), date(dated_on)] as const,
          [isIncoming ? fields.from_clinic() : fields.to_clinic_id(), partner?.clinic_name ?? ''] as const,
          [fields.reason(), reason === null ? '' : label(transactionReasons, reason)] as const,
          [fields.note(), note] as const,
        ].filter(([, value]) => value !== '')}
      />
      <SheetTable
        label={sheet.title()}
        columns={[fields.medicine_id(), fields.lot(), fields.expires_on(), fields.quantity(), sheet.arrived()]}
      >
        {lines.map((line, index) => {
          const medicine = medicines.find(({ id }) => id === line.medicine_id)
          // the other clinic has no batch before it accepts one: the line says it
          const batch = batches.find(({ id }) => id === line.batch_id) ?? line
          const count = arrived?.[index]
          return (
            <tr key={`${line.medicine_id} ${line.batch_id} ${line.lot} ${line.expires_on}`}>
              <td>{medicine ? nameOf(medicine) : ''}</td>
              <td>{lotOf(batch)}</td>
              <td>{expiryOf(batch)}</td>
              <td>
                {number(unitsOf(line))} {unitOf(medicine, unitsOf(line))}
              </td>
              <td>{count === undefined ? '' : `${number(count)} ${unitOf(medicine, count)}`}</td>
            </tr>
          )
        })}
      </SheetTable>
      <SheetSignature title={sheet.sender()} name={isIncoming ? '' : by('sent')} />
      <SheetSignature title={sheet.carrier()} name="" />
      <SheetSignature title={sheet.receiver()} name={by('received')} />
    </Sheet>
  )
}
