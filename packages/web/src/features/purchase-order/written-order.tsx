import { medicinePacks, medicineUnits } from '@clinic/core/company-medicine'
import { lineTotal } from '@clinic/core/medicine-transaction'
import { printing } from 'styled-system/recipes'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useUnit } from '../../entities/medicine/use-amount'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { SheetTable } from '../../platform/print/sheet-table'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { PurchaseOrder } from './purchase-order-query'

/** What is ordered, on paper, with who approved it. */
export default function WrittenOrder({ order }: { order: PurchaseOrder }) {
  const texts = useTexts()
  const { sheet, fields } = texts['purchase-order']
  const { perPack } = texts['medicine-transaction']
  const { label } = useLabels()
  const unitOf = useUnit()
  const { date, number, money } = useFormat(useClinicDay().timeZone)
  const nameOf = useMedicineName()
  const classes = printing()
  const { content, medicines, stages, supplier_name, total } = order
  const approved = stages.find(({ state }) => state === 'approved')
  return (
    <Sheet paper="a4" title={sheet.title()}>
      <SheetFacts
        facts={[
          [fields.number(), order.number ?? sheet.unapproved()] as const,
          [fields.supplier_id(), supplier_name] as const,
          [fields.expected_on(), content.expected_on === null ? '' : date(content.expected_on)] as const,
          [fields.note(), content.note] as const,
        ].filter(([, value]) => value !== '')}
      />
      <SheetTable
        label={sheet.title()}
        columns={[fields.medicine_id(), fields.quantity(), fields.pack_size(), fields.price(), fields.amount()]}
      >
        {content.lines.map((line) => {
          const medicine = medicines.find(({ id }) => id === line.medicine_id)
          const unit = medicine ? label(medicineUnits, medicine.unit) : ''
          const size = `${number(line.pack_size)} ${unitOf(medicine, line.pack_size)}`
          return (
            <tr key={line.medicine_id}>
              <td>{medicine ? nameOf(medicine) : ''}</td>
              <td>{number(line.quantity)}</td>
              <td>
                {line.pack_size === 1 ? unit : perPack({ pack: label(medicinePacks, medicine?.pack ?? 'pack'), size })}
              </td>
              <td>{money(line.price)}</td>
              <td>{money(lineTotal(line))}</td>
            </tr>
          )
        })}
      </SheetTable>
      <div className={classes.sums}>
        <p className={classes.between}>
          <span>{fields.total()}</span>
          <span>{money(total)}</span>
        </p>
      </div>
      <SheetSignature title={sheet.approver()} name={approved?.by ?? ''} />
    </Sheet>
  )
}
