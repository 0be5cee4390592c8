import type { Schema } from '@clinic/api'
import { contractState } from '../payor'
import { daysBetween } from '../time'

type Plan = Pick<Schema<'InsuranceInput'>, 'coverage_rules' | 'excluded_codes' | 'valid_from' | 'valid_until'>

interface Service {
  category: Schema<'ProductCategory'>
  icd9cm: string
  /** Whole rupiah. */
  price: number
}

interface Membership {
  /** The day of the treatment, a plain date. */
  day: string
  /** The first day of the patient in the plan, a plain date. */
  memberSince: string
  /** The amount the plan has already paid for the category, in this visit and in this calendar year. */
  paidThisVisit: number
  paidThisYear: number
}

/** How a price is shared: both parts are whole rupiah and make up the price. */
export interface Benefit {
  planPays: number
  patientPays: number
  /** Whether the payor must agree before the treatment. */
  needsApproval: boolean
  /** Why the plan pays less than its percent says. */
  limit: Schema<'CoverageLimit'> | null
}

/** Returns the part of a price that a plan pays. A fraction of a rupiah is the patient's. */
export function benefitOf(plan: Plan, service: Service, membership: Membership): Benefit {
  const { category, icd9cm, price } = service
  const { day, memberSince, paidThisVisit, paidThisYear } = membership
  const nothing = (limit: Benefit['limit']) => ({ planPays: 0, patientPays: price, needsApproval: false, limit })

  const state = contractState({ from: plan.valid_from, until: plan.valid_until }, day)
  if (state === 'expired' || state === 'upcoming') return nothing('plan_not_valid')
  // 23 excludes 23.09, and 23.0 does; 23.1 does not
  if (plan.excluded_codes.some((code) => icd9cm.startsWith(code))) return nothing('code_excluded')
  const rule = plan.coverage_rules.find((each) => each.category === category)
  if (!rule) return nothing('category_not_covered')
  if (daysBetween(memberSince, day) < rule.waiting_days) return nothing('waiting')

  const share = Math.floor((price * rule.percent) / 100)
  const leftOfVisit = leftOf(rule.cap_per_visit, paidThisVisit)
  const leftOfYear = leftOf(rule.cap_per_year, paidThisYear)
  const planPays = Math.min(share, leftOfVisit, leftOfYear)
  const cap = leftOfYear < leftOfVisit ? 'cap_per_year' : 'cap_per_visit'
  return {
    planPays,
    patientPays: price - planPays,
    needsApproval: rule.needs_approval && planPays > 0,
    limit: planPays < share ? cap : null,
  }
}

const leftOf = (cap: number | null, paid: number) => (cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - paid))
