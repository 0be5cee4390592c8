import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeVitalSigns, measurementOf } from './change-vital-signs'

export const acknowledgeVitalSign: UseCase<'acknowledgeVitalSign'> = (call) => {
  const { caller, now, body } = call
  const { company_id, clinic_id } = caller
  return changeVitalSigns(call, {
    action: 'acknowledge_vital_sign',
    event: () => undefined,
    ofAllDentists: true, // who takes over a patient acknowledges it before the practice begins
    async write(tx, before) {
      const { id, level, state, acknowledged_at } = measurementOf(before, body.vital_sign_id)
      if (level !== 'hard_alert' || state === 'corrected' || acknowledged_at !== null)
        throw new Refusal(409, 'nothingToAcknowledge', { current: before })
      await tx
        .updateTable('vital_sign')
        .set({ acknowledged_at: now.toISOString(), acknowledged_by: caller.name })
        .where((eb) => eb.and({ company_id, clinic_id, id }))
        .execute()
    },
  })
}
