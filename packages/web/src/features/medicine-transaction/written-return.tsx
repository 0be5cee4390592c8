import { creditOf, transactionReasons, unitsOf } from '@clinic/core/medicine-transaction'
import { printing } from 'styled-system/recipes'
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

/** What goes back, on paper, with what the supplier owes for it and room for both to sign. */
export default function WrittenReturn({ transaction }: { transaction: Transaction }) {
  const { sheet, fields } = useTexts()['medicine-transaction']
  const { label } = useLabels()
  const unitOf = useUnit()
  const { date, number, money } = useFormat()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  const classes = printing()
  const { content, medicines, batches, stages, supplier_name, receipt, total } = transaction
  const { reason, note, dated_on, lines } = content
  const posted = stages.find(({ state }) => state === 'posted')
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts
        facts={[
          [fields.number(), transaction.number ?? sheet.unposted()] as const,
          [fields.dated_on(), date(dated_on)] as const,
          [fields.supplier_id(), supplier_name ?? ''] as const,
          [fields.receipt_id(), receipt?.number ?? ''] as const,
          [fields.reason(), reason === null ? '' : label(transactionReasons, reason)] as const,
          [fields.note(), note] as const,
        ].filter(([, value]) => value !== '')}
      />
      <SheetTable
        label={sheet.title()}
        columns={[fields.medicine_id(), fields.lot(), fields.expires_on(), fields.quantity(), fields.credit()]}
      >
        {lines.map((line) => {
          const medicine = medicines.find(({ id }) => id === line.medicine_id)
          const batch = batches.find(({ id }) => id === line.batch_id)
          return (
            <tr key={line.batch_id}>
              <td>{medicine ? nameOf(medicine) : ''}</td>
              <td>{batch ? lotOf(batch) : ''}</td>
              <td>{batch ? expiryOf(batch) : ''}</td>
              <td>
                {number(unitsOf(line))} {unitOf(medicine, unitsOf(line))}
              </td>
              <td>{money(creditOf(line, batch))}</td>
            </tr>
          )
        })}
      </SheetTable>
      <div className={classes.sums}>
        <p className={classes.between}>
          <span>{fields.credit()}</span>
          <span>{money(total)}</span>
        </p>
      </div>
      <SheetSignature title={sheet.sender()} name={posted?.by ?? ''} />
      <SheetSignature title={sheet.supplier()} name="" />
    </Sheet>
  )
}
