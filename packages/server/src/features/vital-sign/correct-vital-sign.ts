import { correctionProblem } from '@clinic/core/vital-sign'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeVitalSigns, measurementOf } from './change-vital-signs'
import { checkMeasured } from './check-measured'

/** The right values were true when the wrong ones were read: they keep the time. */
export const correctVitalSign: UseCase<'correctVitalSign'> = (call) => {
  const { caller, now, path, body } = call
  const reason = body.reason.trim()
  return changeVitalSigns(call, {
    action: 'correct_vital_sign',
    event: () => undefined,
    reason,
    async write(tx, before) {
      const wrong = measurementOf(before, body.vital_sign_id)
      const measured = await checkMeasured(tx, body.measured, { ...call, patient: before.patient })
      const { level: _, ...values } = measured
      const problem = correctionProblem({ ...wrong }, values, { reason, isCorrected: wrong.state === 'corrected' })
      if (problem === 'alreadyCorrected') throw new Refusal(409, 'vitalSignCorrected', { current: before })
      if (problem) throw new Refusal(422, 'checkFields', { fields: { measured: 'nothingChanged' } })
      await tx
        .insertInto('vital_sign')
        .values({
          ...measured,
          company_id: caller.company_id,
          clinic_id: caller.clinic_id,
          visit_id: path.id,
          supersedes: wrong.id,
          correction_reason: reason,
          taken_at: wrong.taken_at,
          recorded_at: now.toISOString(),
          recorded_by: caller.name,
          acknowledged_at: null,
        })
        .execute()
    },
  })
}
