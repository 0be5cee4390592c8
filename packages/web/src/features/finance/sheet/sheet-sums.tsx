import { printing } from 'styled-system/recipes'
import type { Invoice } from '../../../entities/invoice/invoice-query'
import { sheetFormat } from '../../../platform/print/sheet-format'
import type { SheetLanguage } from '../../../platform/print/use-sheet-choice'
import { isolated } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'

interface SheetSumsProps {
  invoice: Pick<Invoice, 'amounts' | 'policy' | 'paid' | 'owed' | 'credited'>
  language: SheetLanguage
  timeZone: string
}

/** What an invoice comes to on paper: the rows that change the sum, the sum, and what is paid of it. */
export function SheetSums({ invoice: { amounts, policy, paid, owed, credited }, language, timeZone }: SheetSumsProps) {
  const { totals: words, sharing: shared } = useTextsIn(language, 'invoice').invoice
  const { money } = sheetFormat(language, timeZone)
  const classes = printing()
  const { gross, line_discount, prepaid, invoice_discount, tax, rounding, stamp_duty, total } = amounts
  const rows: readonly (readonly [string, number])[] = [
    [words.prepaid(), -prepaid],
    [words.line_discount(), prepaid - line_discount],
    [words.invoice_discount(), -invoice_discount],
    [words.tax(), tax],
    [words.rounding(), rounding],
    [words.stamp_duty(), stamp_duty],
  ]
  return (
    <div className={classes.sums}>
      {[[words.gross(), gross] as const, ...rows.filter(([, amount]) => amount !== 0)].map(([label, amount]) => (
        <p key={label} className={classes.between}>
          <span>{label}</span>
          <span>{money(amount)}</span>
        </p>
      ))}
      <p className={`${classes.between} ${classes.sum}`}>
        <span>{words.total()}</span>
        <span>{money(total)}</span>
      </p>
      {policy && (
        <>
          <p className={classes.between}>
            <span>{shared.pays({ payor: isolated(policy.payor_name) })}</span>
            <span>{money(amounts.payor)}</span>
          </p>
          <p className={classes.between}>
            <span>{shared.patientPays()}</span>
            <span>{money(total - amounts.payor)}</span>
          </p>
        </>
      )}
      {credited > 0 && (
        <p className={classes.between}>
          <span>{words.credited()}</span>
          <span>{money(-credited)}</span>
        </p>
      )}
      {paid > 0 && (
        <>
          <p className={classes.between}>
            <span>{words.paid()}</span>
            <span>{money(paid)}</span>
          </p>
          <p className={classes.between}>
            <span>{words.owed()}</span>
            <span>{money(owed)}</span>
          </p>
        </>
      )}
    </div>
  )
}
