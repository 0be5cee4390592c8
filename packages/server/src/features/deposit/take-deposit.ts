import { openShiftOf } from '../../domain/cash-shift/open-shift-of'
import { recordDeposit } from '../../domain/deposit/record-deposit'
import { checkPatient } from '../../domain/patient/check-patient'
import { lockPatient } from '../../domain/patient/lock-patient'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

export const takeDeposit: UseCase<'takeDeposit'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    await checkPatient(tx, caller, path.id)
    // the shift is held before the patient, as by every payment
    const shift = await openShiftOf(tx, caller)
    await lockPatient(tx, caller, path.id)
    const { amount, method, reference } = body
    const document = { amount, method, reference: reference.trim(), refund_of: null, reason: '' }
    return recordDeposit(tx, call, { ...document, patient_id: path.id, shift })
  })
