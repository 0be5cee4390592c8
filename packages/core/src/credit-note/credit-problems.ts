import type { Schema } from '@clinic/api'

type Input = Schema<'CreditNoteInput'>['lines'][number]
type Line = Pick<Schema<'InvoiceLine'>, 'id' | 'paket_id' | 'creditable'> & {
  amounts: Pick<Schema<'InvoiceLineAmounts'>, 'payor'>
}

export interface CreditProblem {
  /** Of the line, counted from 0. */
  index: number
  code: 'lineNotHere' | 'lineTwice' | 'lineOfPackage' | 'partOfPayor' | 'aboveLine'
}

/** Returns what keeps lines from being credited: at most one of each, in their order; `billed` are the lines of the invoice. */
export function creditProblems(lines: readonly Input[], billed: readonly Line[]): CreditProblem[] {
  return lines.flatMap(({ invoice_line_id, amount }, index) => {
    const line = billed.find(({ id }) => id === invoice_line_id)
    const isTwice = lines.findIndex((other) => other.invoice_line_id === invoice_line_id) < index
    const code = isTwice ? 'lineTwice' : codeOf(line, amount)
    return code === null ? [] : [{ index, code }]
  })
}

function codeOf(line: Line | undefined, amount: number): CreditProblem['code'] | null {
  if (!line) return 'lineNotHere'
  if (line.paket_id !== null) return 'lineOfPackage'
  if (amount <= line.creditable) return null
  return amount <= line.creditable + line.amounts.payor ? 'partOfPayor' : 'aboveLine'
}

/** Returns what of a credit was paid already and is given back, in rupiah; `owed` is what the patient owes before it. */
export const refundOf = (credit: number, owed: number): number => Math.max(0, credit - owed)
