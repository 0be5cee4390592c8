import type { UseCase } from '../../use-case/contract'
import { changeVitalSigns } from './change-vital-signs'
import { checkMeasured } from './check-measured'

export const recordVitalSign: UseCase<'recordVitalSign'> = (call) => {
  const { caller, now, path, body } = call
  return changeVitalSigns(call, {
    action: 'record_vital_sign',
    event: ({ state }) => (state === 'in_vitals' ? { type: 'visit.finishVitals' } : undefined),
    async write(tx, { patient }) {
      const measured = await checkMeasured(tx, body.measured, { ...call, patient })
      await tx
        .insertInto('vital_sign')
        .values({
          ...measured,
          company_id: caller.company_id,
          clinic_id: caller.clinic_id,
          visit_id: path.id,
          supersedes: null,
          correction_reason: '',
          taken_at: now.toISOString(),
          recorded_at: now.toISOString(),
          recorded_by: caller.name,
          acknowledged_at: null,
        })
        .execute()
    },
  })
}
