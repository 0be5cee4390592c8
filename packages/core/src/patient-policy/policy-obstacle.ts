import type { Schema } from '@clinic/api'
import { contractState } from '../payor'

export type PolicyObstacle = Schema<'PolicyObstacle'>

type Policy = Pick<Schema<'PatientPolicy'>, 'status' | 'valid_from' | 'valid_until'> & {
  plan: Omit<Schema<'PolicyPlan'>, 'name' | 'class' | 'payor_id' | 'payor_name'>
}

/** Returns why a policy pays nothing for a treatment on a day, a plain date, or null where it can; the policy itself comes first. */
export function policyObstacle({ status, valid_from, valid_until, plan }: Policy, day: string): PolicyObstacle | null {
  if (status === 'inactive') return 'inactive'
  const own = contractState({ from: valid_from, until: valid_until }, day)
  if (own === 'upcoming' || own === 'expired') return own
  if (plan.status === 'inactive') return 'plan_inactive'
  if (isOutside({ from: plan.valid_from, until: plan.valid_until }, day)) return 'plan_not_valid'
  if (plan.payor_status === 'inactive') return 'payor_inactive'
  const contract = contractState({ from: plan.payor_contract_from, until: plan.payor_contract_until }, day)
  if (contract === 'upcoming') return 'contract_upcoming'
  return contract === 'expired' ? 'contract_expired' : null
}

function isOutside(dates: Parameters<typeof contractState>[0], day: string) {
  const state = contractState(dates, day)
  return state === 'upcoming' || state === 'expired'
}
