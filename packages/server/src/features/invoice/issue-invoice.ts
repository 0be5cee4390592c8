import type { Schema } from '@clinic/api'
import { coverageOf, invoiceProblems } from '@clinic/core/invoice'
import { unpaidLine } from '@clinic/core/package-sold'
import type { Transaction } from '../../database/schema'
import { clinicDay } from '../../domain/clinic/clinic-day'
import { pricedLine } from '../../domain/invoice/draft-amounts'
import { invoiceLines } from '../../domain/invoice/invoice-lines'
import { clinicTerms, invoiceTerms } from '../../domain/invoice/invoice-terms'
import { issueDraft } from '../../domain/invoice/issue-draft'
import { transitionInvoice } from '../../domain/invoice/transition-invoice'
import { holdPackages } from '../../domain/package-sold/hold-packages'
import { refuseLine } from '../../domain/package-sold/use-sessions'
import { holdPolicy } from '../../domain/patient-policy/hold-policy'
import type { Call, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { refusePolicy } from './refuse-policy'
import { refuseProblems } from './refuse-problems'

export const issueInvoice: UseCase<'issueInvoice'> = (call) =>
  transitionInvoice(call, {
    action: 'issue',
    event: { type: 'invoice.issue' },
    // of two invoices of a patient issued at once, the second sees what the first has left of the year
    async lockOwner(tx, found) {
      await holdPolicy(tx, call.caller, found.policy?.id ?? null)
      await holdPackages(tx, call.caller, found)
    },
    async apply(tx, invoice) {
      const { today } = await clinicDay(tx, call.caller, call.now)
      const due_on = call.body.due_on ?? today
      if (due_on < today) throw new Refusal(422, 'checkFields', { fields: { due_on: 'dueDatePast' } })
      refuseUselessPolicy(invoice)
      refuseUncovered(invoice)
      await refuseIncomplete(tx, call, invoice)
      return issueDraft(tx, call, { invoice, today, due_on })
    },
    next: ({ total, payor }) => (total === payor ? { type: 'invoice.payAll' } : null),
  })

/** What the patient was told to pay may be wrong: the desk chooses again. */
function refuseUselessPolicy({ policy, policies }: Schema<'Invoice'>) {
  const chosen = policies.find(({ id }) => id === policy?.id)
  if (chosen?.obstacle) refusePolicy(chosen.obstacle)
}

/** A session that somebody else has used meanwhile, or of a package that ended before the treatment. */
function refuseUncovered({ lines, packages }: Schema<'Invoice'>) {
  const uncovered = unpaidLine(
    lines.map((line) => ({ ...line, package_id: line.package?.id ?? null })),
    packages,
  )
  if (uncovered >= 0) refuseLine(uncovered)
}

async function refuseIncomplete(tx: Transaction, call: Call<'issueInvoice'>, invoice: Schema<'Invoice'>) {
  const stored = await invoiceLines(tx, call.caller, invoice.id)
  const unpriced = stored.findIndex(({ unit_price }) => unit_price === null)
  if (unpriced >= 0) refuseProblems([{ code: 'priceInvalid', line: unpriced }])
  const coverage = coverageOf(invoice.policies.find(({ id }) => id === invoice.policy?.id))
  const terms = invoiceTerms(await clinicTerms(tx, call.caller), { ...invoice, coverage })
  refuseProblems(invoiceProblems(stored.map(pricedLine), terms))
  if (invoice.needs_manager && call.caller.role !== 'manager_clinic')
    throw new Refusal(422, 'checkFields', { fields: { discount: 'discountNeedsManager' } })
}
