import type { ReviewState } from '@clinic/core/registration'

/** The audit action for the step into each state. */
export const registrationAction: Record<ReviewState, string> = {
  submitted: 'submit',
  accepted: 'accept',
  merged: 'merge',
  rejected: 'reject',
  expired: 'expire',
}
