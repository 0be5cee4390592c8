import { comparedTotal } from '@clinic/core/stock-count'
import { printing } from 'styled-system/recipes'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useBatchName } from '../../entities/medicine/use-batch-name'
import { Sheet } from '../../platform/print/sheet'
import { SheetFacts } from '../../platform/print/sheet-facts'
import { SheetSignature } from '../../platform/print/sheet-signature'
import { SheetTable } from '../../platform/print/sheet-table'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import type { StockCount } from './stock-count-query'
import { useSigned } from './use-signed'

/** What differs, on paper. */
export default function WrittenReport({ count }: { count: StockCount }) {
  const { sheet, fields, review } = useTexts()['stock-count']
  const { date, number, money } = useFormat()
  const signed = useSigned()
  const nameOf = useMedicineName()
  const { lotOf } = useBatchName()
  const classes = printing()
  const posted = count.stages.find(({ state }) => state === 'posted')
  const differing = count.lines.filter(({ comparison }) => comparison && comparison.difference !== 0)
  const total = comparedTotal(count.lines.map(({ comparison }) => comparison))
  return (
    <Sheet paper="a4" title={sheet.report()}>
      <SheetFacts
        facts={[
          [fields.name(), count.name] as const,
          [fields.number(), count.number ?? ''] as const,
          [fields.dated_on(), date(count.dated_on)] as const,
          [fields.people(), [...new Set(count.people.map(({ name }) => name))].join(', ')] as const,
          [fields.batches(), number(count.lines.length)] as const,
          [fields.reason(), posted?.reason ?? ''] as const,
        ].filter(([, value]) => value !== '')}
      />
      {differing.length === 0 ? (
        <p>{sheet.none()}</p>
      ) : (
        <SheetTable
          label={sheet.report()}
          columns={[
            sheet.medicine(),
            sheet.batch(),
            review.booked(),
            review.counts(),
            review.difference(),
            review.value(),
          ]}
        >
          {differing.map((line) => {
            const { snapshot = 0, counts = [], difference = null, value = null } = line.comparison ?? {}
            return (
              <tr key={line.batch_id}>
                <td>{nameOf(line)}</td>
                <td>{lotOf(line)}</td>
                <td>{number(snapshot)}</td>
                <td>{counts.map(({ quantity }) => number(quantity)).join(' / ')}</td>
                <td>{difference === null ? review.undecided() : signed(difference)}</td>
                <td>{value === null ? '' : money(value)}</td>
              </tr>
            )
          })}
        </SheetTable>
      )}
      <div className={classes.sums}>
        <p className={classes.between}>
          <span>{review.total()}</span>
          <span>{money(total.value)}</span>
        </p>
      </div>
      <SheetSignature title={sheet.approver()} name={posted?.by ?? ''} />
    </Sheet>
  )
}
