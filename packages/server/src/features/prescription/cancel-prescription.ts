import type { UseCase } from '../../use-case/contract'
import { changePrescription } from './change-prescription'

/** It stays stored, signed as it was. */
export const cancelPrescription: UseCase<'cancelPrescription'> = (call) => {
  const { caller, now, body } = call
  const reason = body.reason.trim()
  return changePrescription(call, {
    action: 'cancel',
    event: { type: 'prescription.cancel' },
    apply: async () => ({ cancel_reason: reason, cancelled_by: caller.name, cancelled_at: now.toISOString() }),
    reason,
  })
}
