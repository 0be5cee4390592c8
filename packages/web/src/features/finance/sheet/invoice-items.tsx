import type { Schema } from '@clinic/api'
import { printing } from 'styled-system/recipes'
import { nameOf, placeOf } from '../../../entities/invoice/use-line-text'
import { sheetFormat } from '../../../platform/print/sheet-format'
import { SheetTable } from '../../../platform/print/sheet-table'
import type { SheetLanguage } from '../../../platform/print/use-sheet-choice'
import { isolated } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'

interface InvoiceItemsProps {
  lines: readonly Schema<'InvoiceLine'>[]
  language: SheetLanguage
  timeZone: string
}

const sessionOf = ({ name, session, sessions }: Schema<'LinePackage'>) => ({
  name,
  session: String(session),
  sessions: String(sessions),
})

/** The lines of an invoice on paper. */
export function InvoiceItems({ lines, language, timeZone }: InvoiceItemsProps) {
  const { sheet: words, line: lineWords } = useTextsIn(language, 'invoice').invoice
  const { money } = sheetFormat(language, timeZone)
  const classes = printing()
  return (
    <SheetTable
      label={words.title()}
      columns={[words.service(), words.quantity(), words.price(), words.discount(), words.amount()]}
    >
      {lines.map((line) => (
        <tr key={line.id}>
          <td>
            <bdi>{nameOf(line, language)}</bdi>
            <br />
            <bdi className={classes.small}>
              {[
                line.code,
                placeOf(line, lineWords, language),
                line.doctor_name && isolated(line.doctor_name),
                line.package && lineWords.session(sessionOf(line.package)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          </td>
          <td>{line.quantity}</td>
          <td>
            <bdi>{line.unit_price !== null && money(line.unit_price)}</bdi>
          </td>
          <td>
            <bdi>{line.amounts.discount > 0 && money(-line.amounts.discount)}</bdi>
          </td>
          <td>
            <bdi>{money(line.amounts.gross - line.amounts.discount)}</bdi>
          </td>
        </tr>
      ))}
    </SheetTable>
  )
}
