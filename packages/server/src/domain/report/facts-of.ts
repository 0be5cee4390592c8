import type { ReportQuestion, ReportSubject } from '@clinic/core/report'
import type { Database } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'
import { appointmentFacts, diagnosisFacts, procedureFacts, visitFacts } from './care-facts'
import { expenseFacts } from './expense-facts'
import type { Facts, FactsAsked } from './fact'
import { discountFacts, revenueFacts } from './line-facts'
import { paymentFacts, receivableFacts, reversalFacts } from './money-facts'
import { consumptionFacts, purchaseFacts } from './stock-facts'
import { utilisationFacts } from './utilisation-facts'

const facts: Readonly<Record<ReportSubject, Facts>> = {
  revenue: revenueFacts,
  payment: paymentFacts,
  receivable: receivableFacts,
  discount: discountFacts,
  reversal: reversalFacts,
  expense: expenseFacts,
  purchase: purchaseFacts,
  consumption: consumptionFacts,
  visit: visitFacts,
  appointment: appointmentFacts,
  diagnosis: diagnosisFacts,
  procedure: procedureFacts,
  utilisation: utilisationFacts,
}

interface Asking {
  database: Database
  caller: Pick<Caller, 'company_id' | 'clinic_id' | 'language'>
  now: Date
}

/** The facts of a report, to be selected from. */
export async function factsOf(
  { database, caller, now }: Asking,
  { subject, ...asked }: ReportQuestion & Pick<FactsAsked, 'begun'>,
) {
  const { today, time_zone } = await clinicDay(database, caller, now)
  return facts[subject]({ ...asked, caller, today, time_zone, now: now.toISOString() })
}
