import type { ReviewState } from '@clinic/core/registration'

/** What the audit calls the step into a state. */
export const registrationAction: Record<ReviewState, string> = {
  submitted: 'submit',
  accepted: 'accept',
  merged: 'merge',
  rejected: 'reject',
  expired: 'expire',
}
