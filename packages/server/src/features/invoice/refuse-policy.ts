import type { Schema } from '@clinic/api'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Refuses a policy that pays nothing on the day of the treatment, with the reason. */
export function refusePolicy(obstacle: Schema<'PolicyObstacle'>): never {
  throw new Refusal(422, 'checkFields', { fields: { policy_id: sentences[obstacle] } })
}

const sentences: Readonly<Record<Schema<'PolicyObstacle'>, Sentence>> = {
  inactive: 'policyInactive',
  upcoming: 'policyUpcoming',
  expired: 'policyExpired',
  plan_inactive: 'policyPlanInactive',
  plan_not_valid: 'policyPlanNotValid',
  payor_inactive: 'policyPayorInactive',
  contract_upcoming: 'policyContractUpcoming',
  contract_expired: 'policyContractExpired',
}
