import type { Schema } from '@clinic/api'
import { coversDiscount } from '@clinic/core/approval'
import { coverageOf, invoiceProblems, takenOff } from '@clinic/core/invoice'
import { unpaidLine } from '@clinic/core/package-sold'
import { listsOf } from '@clinic/core/price-list'
import type { Transaction } from '../../database/schema'
import { expireApproval } from '../../domain/approval/expire-approval'
import { pricedLine } from '../../domain/invoice/draft-amounts'
import { clinicTerms, invoiceTerms } from '../../domain/invoice/invoice-terms'
import { wholeInvoice } from '../../domain/invoice/whole-invoice'
import { refuseLine } from '../../domain/package-sold/use-sessions'
import { changeRow } from '../../use-case/change-row'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { type CheckedLine, checkLines } from './check-lines'
import { refusePolicy } from './refuse-policy'
import { refuseProblems } from './refuse-problems'
import { writeLines } from './write-lines'

export const changeInvoice: UseCase<'changeInvoice'> = (call) => {
  const { database, caller, now, path, body } = call
  return changeRow(database, caller, {
    table: 'invoice',
    id: path.id,
    read: (tx) => wholeInvoice(tx, call, path.id),
    move: {
      to: ({ state }: Schema<'Invoice'>) => (state === 'draft' ? state : null),
      refusal: 'invoiceNotNow',
    },
    version: body.version,
    async apply({ tx, before }) {
      const policy = chosenPolicy(body, before)
      const lines = await checkLines(tx, call, {
        invoice: before,
        lists: listsOf(policy, before),
        policy,
        isOtherPolicy: body.policy_id !== before.policy_id,
      })
      refuseUnexplained(body)
      refuseUncovered(lines, before.packages)
      const coverage = coverageOf(policy)
      const { day } = before
      const terms = invoiceTerms(await clinicTerms(tx, caller), { day, discount: body.discount, coverage })
      if (lines.length > 0) refuseProblems(invoiceProblems(lines.map(pricedLine), terms))
      await writeLines(tx, caller, { invoice_id: path.id, lines })
      return {
        patient_policy_id: body.policy_id,
        discount: body.discount && JSON.stringify(body.discount),
        discount_reason: body.discount ? body.discount_reason.trim() : '',
        updated_at: now.toISOString(),
      }
    },
    follow: ({ tx }) => expireOutdated(tx, call),
    action: 'update',
  })
}

/** Returns the policy that is named; one that was named before may pay nothing by now, until the invoice is issued. */
function chosenPolicy({ policy_id }: Schema<'InvoiceChange'>, { policies, policy }: Schema<'Invoice'>) {
  const chosen = policies.find(({ id }) => id === policy_id)
  if (policy_id !== null && !chosen) throw new Refusal(422, 'checkFields', { fields: { policy_id: 'policyUnknown' } })
  if (chosen?.obstacle && chosen.id !== policy?.id) refusePolicy(chosen.obstacle)
  return chosen
}

/** What waits for the manager is asked anew where the draft takes more off by now, or so little that nobody has to be asked. */
async function expireOutdated(tx: Transaction, call: Call<'changeInvoice'>) {
  const after = await wholeInvoice(tx, call, call.path.id)
  if (after?.approval && !(after.needs_manager && coversDiscount(after.approval, takenOff(after.amounts))))
    await expireApproval(tx, call, after.id)
}

/** A line names a package that has the sessions for it. */
function refuseUncovered(lines: readonly CheckedLine[], packages: Schema<'Invoice'>['packages']) {
  const uncovered = unpaidLine(
    lines.map((line) => ({ ...line, package_id: line.package_sold_id })),
    packages,
  )
  if (uncovered >= 0) refuseLine(uncovered)
}

/** A discount without a reason cannot be accounted for. */
function refuseUnexplained({ lines, discount, discount_reason }: Schema<'InvoiceChange'>) {
  const unexplained = lines.findIndex((line) => line.discount && line.discount_reason.trim() === '')
  const fields = {
    ...(unexplained >= 0 && {
      lines: { sentence: 'lineDiscountWithoutReason' as const, values: { line: unexplained + 1 } },
    }),
    ...(discount && discount_reason.trim() === '' && { discount_reason: 'required' as const }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal(422, 'checkFields', { fields })
}
