import type { Schema } from '@clinic/api'
import { holderRelations, policyStatuses } from '@clinic/core/patient-policy'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Option } from '../../../ui/field/select-field'

/** Returns what tells a policy in words, for the comparison of two versions. */
export function usePolicyPairs(plans: readonly Option[]) {
  const { fields } = useTexts()['patient-policy']
  const { label } = useLabels()
  const { date } = useFormat()
  return (policy: Schema<'PatientPolicyUpdate'>) => [
    {
      label: fields.insurance_id(),
      value: plans.find(({ value }) => value === String(policy.insurance_id))?.label ?? '',
    },
    { label: fields.member_number(), value: policy.member_number },
    { label: fields.relation(), value: label(holderRelations, policy.relation) },
    { label: fields.holder_name(), value: policy.holder_name },
    { label: fields.valid_from(), value: date(policy.valid_from) },
    { label: fields.valid_until(), value: policy.valid_until ? date(policy.valid_until) : '' },
    { label: fields.eligibility_note(), value: policy.eligibility_note },
    { label: fields.status(), value: label(policyStatuses, policy.status) },
  ]
}
