import type { Schema } from '@clinic/api'
import { type InvoiceTerms, invoiceProblems } from '@clinic/core/invoice'
import { unpaidLine } from '@clinic/core/package-sold'
import { billedLine } from '../../../../entities/invoice/draft-amounts'
import type { TranslationFunctions } from '../../../../i18n/i18n-types'
import type { DraftLine, DraftValue } from './draft-value'

type Words = TranslationFunctions['invoice']['problems']

/** The most of one thing, as the contract takes it. */
const mostPieces = 1000

interface Judged {
  terms: InvoiceTerms
  /** The chosen one. */
  policy: Schema<'PolicyChoice'> | undefined
  packages: readonly Schema<'PackageChoice'>[]
  words: Words
  isIssued: boolean
}

/** A sentence for each field that is wrong; a price may be missing until the invoice is issued. */
export function draftProblems(
  value: DraftValue,
  { terms, policy, packages, words, isIssued }: Judged,
): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {}
  if (policy && policy.obstacle !== null) found.policy_id = words.policyPaysNothing()
  for (const problem of invoiceProblems(value.lines.map(billedLine), terms)) {
    const { code } = problem
    if ('line' in problem) found[`lines.${problem.line}.${fieldOf[problem.code]}`] = words[problem.code]()
    else if (code !== 'noLines') found.discount_value = words[code]()
    else if (isIssued) found.lines = words.noLines()
  }
  for (const [index, line] of value.lines.entries())
    Object.assign(found, lineProblems(line, { index, words, isIssued }))
  const unpaid = unpaidLine(
    value.lines.map((line) => ({ ...line, package_id: line.package?.id ?? null })),
    packages,
  )
  if (unpaid >= 0) found[`lines.${unpaid}.package_sold_id`] = words.packageNotLeft()
  if (value.discount && value.discount_reason.trim() === '') found.discount_reason = words.reasonMissing()
  return found
}

function lineProblems(line: DraftLine, { index, words, isIssued }: { index: number; words: Words; isIssued: boolean }) {
  const { unit_price, quantity, discount, discount_reason } = line
  return {
    ...(unit_price === null && isIssued && { [`lines.${index}.unit_price`]: words.priceMissing() }),
    ...(quantity > mostPieces && { [`lines.${index}.quantity`]: words.quantityInvalid() }),
    ...(discount && discount_reason.trim() === '' && { [`lines.${index}.discount_reason`]: words.reasonMissing() }),
  }
}

const fieldOf = {
  priceInvalid: 'unit_price',
  quantityInvalid: 'quantity',
  discountInvalid: 'discount',
  discountAboveLine: 'discount',
} as const
