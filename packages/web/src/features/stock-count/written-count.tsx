import { medicineUnits } from '@clinic/core/company-medicine'
import { css } from 'styled-system/css'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { SheetTable } from '../../platform/print/sheet-table'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { StockCount } from './stock-count-query'

/** The shelves with an empty box beside each batch: a blind count on paper. */
export default function WrittenCount({ count }: { count: StockCount }) {
  const { sheet, fields } = useTexts()['stock-count']
  const { label } = useLabels()
  const { date } = useFormat()
  const nameOf = useMedicineName()
  const { lotOf, expiryOf } = useBatchName()
  return (
    <Sheet paper="a4" title={sheet.blind()}>
      <SheetFacts
        facts={[
          [fields.name(), count.name],
          [fields.dated_on(), date(count.dated_on)],
        ]}
      />
      <SheetTable
        label={sheet.blind()}
        columns={[sheet.medicine(), fields.location(), sheet.batch(), sheet.expires(), sheet.unit(), sheet.first()]}
      >
        {count.lines
          .filter(({ is_counted_now }) => is_counted_now)
          .map((line) => (
            <tr key={line.batch_id}>
              <td>{nameOf(line)}</td>
              <td>{line.location}</td>
              <td>{lotOf(line)}</td>
              <td>{expiryOf(line)}</td>
              <td>{label(medicineUnits, line.unit)}</td>
              <td>
                <span aria-hidden="true" className={box} />
              </td>
            </tr>
          ))}
      </SheetTable>
      <SheetSignature title={sheet.signature()} name="" />
    </Sheet>
  )
}

const box = css({
  display: 'inline-block',
  inlineSize: '5rem',
  blockSize: '1.5rem',
  border: '[1px solid currentColor]',
})
