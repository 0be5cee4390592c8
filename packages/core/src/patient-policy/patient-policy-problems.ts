import type { Schema } from '@clinic/api'

type Checked = Pick<
  Schema<'PatientPolicyInput'>,
  'relation' | 'holder_name' | 'member_number' | 'valid_from' | 'valid_until'
>

export type PatientPolicyProblem = 'holderMissing' | 'holderNotHere' | 'memberNumberMissing' | 'endsBeforeBegin'

/** Returns what keeps a policy from being saved, by field. */
export function patientPolicyProblems(policy: Checked): Partial<Record<keyof Checked, PatientPolicyProblem>> {
  const { relation, member_number, valid_from, valid_until } = policy
  const hasHolder = policy.holder_name.trim() !== ''
  return {
    ...(memberKey(member_number) === '' && { member_number: 'memberNumberMissing' }),
    ...(relation !== 'self' && !hasHolder && { holder_name: 'holderMissing' }),
    ...(relation === 'self' && hasHolder && { holder_name: 'holderNotHere' }),
    ...(valid_until !== null && valid_until < valid_from && { valid_until: 'endsBeforeBegin' }),
  }
}

/** Returns what tells two member numbers apart: their letters and digits. */
export const memberKey = (member_number: string): string => member_number.replace(/[^A-Za-z0-9]/g, '').toLowerCase()
