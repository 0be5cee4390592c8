import { amountInWords } from '@clinic/core/money'
import { printing } from 'styled-system/recipes'
import type { CreditNote } from '../../../entities/credit-note/credit-note-query'
import { nameOf } from '../../../entities/invoice/use-line-text'
import { sheetFormat } from '../../../platform/print/sheet-format'
import type { SheetChoice } from '../../../platform/print/use-sheet-choice'
import type { Information } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { ReceiptPaper } from './receipt-paper'

interface WrittenCreditNoteProps {
  note: CreditNote
  clinic: Information
  choice: Pick<SheetChoice, 'paper' | 'language'>
}

/** What a credit note says: of which invoice, why, how much of each line, what was given back and what stays to pay. */
export function WrittenCreditNote({ note, clinic, choice }: WrittenCreditNoteProps) {
  const { language } = choice
  const { sheet } = useTextsIn(language, 'invoice').invoice
  const { sheet: words } = useTextsIn(language, 'credit-note')['credit-note']
  const { money, moment } = sheetFormat(language, clinic.time_zone)
  const { number, patient, amount, lines, invoice_number, reason, refunded, owed_after } = note
  const after = [
    ...(refunded > 0 ? [[words.givenBack(), money(refunded)] as const] : []),
    [owed_after > 0 ? sheet.owedAfter() : sheet.settled(), owed_after > 0 ? money(owed_after) : ''] as const,
  ]
  return (
    <ReceiptPaper
      clinic={clinic}
      choice={choice}
      title={words.title()}
      facts={[
        [sheet.number(), number],
        [sheet.at(), moment(note.issued_at)],
        [words.creditedTo(), `${personName(patient)} (${patient.record_number})`],
        [sheet.for(), sheet.forInvoice({ number: invoice_number })],
        [sheet.reason(), reason],
        [sheet.inWords(), amountInWords(amount, language)],
      ]}
      rows={lines.map((line) => [`${line.code} ${nameOf(line, language)}`, money(line.amount)] as const)}
      amount={money(amount)}
      after={after.map(([label, value]) => (
        <p key={label} className={printing().between}>
          <span>{label}</span>
          <span>{value}</span>
        </p>
      ))}
      signedAs={words.signed()}
      receivedBy={note.issued_by}
    />
  )
}
