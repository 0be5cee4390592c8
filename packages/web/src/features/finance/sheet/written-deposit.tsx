import { paymentMethods } from '@clinic/core/invoice'
import { amountInWords } from '@clinic/core/money'
import { labelOf } from '@clinic/core/values'
import type { Deposit } from '../../../entities/deposit/deposit-query'
import type { Information } from '../../../platform/session/information-query'
import { personName } from '../../../platform/texts/person-name'
import { useTextsIn } from '../../../platform/texts/use-texts-in'
import { ReceiptPaper } from './receipt-paper'
import { sheetFormat } from './sheet-format'
import type { SheetChoice } from './use-sheet-choice'

interface WrittenDepositProps {
  deposit: Deposit
  clinic: Information
  choice: Pick<SheetChoice, 'paper' | 'language'>
}

/** What the receipt of a deposit says: from whom, how much in figures and words, and by which method. */
export function WrittenDeposit({ deposit, clinic, choice }: WrittenDepositProps) {
  const { language } = choice
  const { sheet } = useTextsIn(language, 'invoice').invoice
  const { sheet: words } = useTextsIn(language, 'deposit').deposit
  const { money, moment } = sheetFormat(language, clinic.time_zone)
  const { number, patient, amount, method, reference, received_at, received_by } = deposit
  return (
    <ReceiptPaper
      clinic={clinic}
      choice={choice}
      title={words.title()}
      facts={[
        [sheet.number(), number],
        [sheet.at(), moment(received_at)],
        [sheet.receivedFrom(), `${personName(patient)} (${patient.record_number})`],
        [sheet.for(), words.for()],
        [sheet.inWords(), amountInWords(amount, language)],
      ]}
      rows={[[[labelOf(paymentMethods, method, language), reference].filter(Boolean).join(' '), money(amount)]]}
      amount={money(amount)}
      receivedBy={received_by}
    />
  )
}
