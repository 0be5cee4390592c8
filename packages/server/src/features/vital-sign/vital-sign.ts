import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { acknowledgeVitalSign } from './acknowledge-vital-sign'
import { changeVitalSigns } from './change-vital-signs'
import { correctVitalSign } from './correct-vital-sign'
import { recordVitalSign } from './record-vital-sign'
import { vitalSignSheet } from './vital-sign-sheet'

type VitalSignOperation =
  | 'getVitalSigns'
  | 'recordVitalSign'
  | 'startVitalSign'
  | 'skipVitalSign'
  | 'correctVitalSign'
  | 'acknowledgeVitalSign'

export const vitalSignUseCases: UseCases<VitalSignOperation> = {
  async getVitalSigns({ database, caller, path }) {
    const sheet = await vitalSignSheet(database, caller, path.id, { ofAllDentists: true })
    if (!sheet) throw new Refusal(404, 'notFound')
    return sheet
  },

  startVitalSign: (call) =>
    changeVitalSigns(call, {
      action: 'start_vital_sign',
      event: () => ({ type: 'visit.startVitals' }),
      async write(tx, before) {
        const { company_id, clinic_id } = call.caller
        const { takes_vital_signs } = await tx
          .selectFrom('clinic')
          .select('takes_vital_signs')
          .where((eb) => eb.and({ company_id, id: clinic_id }))
          .executeTakeFirstOrThrow()
        if (!takes_vital_signs) throw new Refusal(409, 'vitalSignsOff', { current: before })
      },
    }),

  skipVitalSign: (call) =>
    changeVitalSigns(call, {
      action: 'skip_vital_sign',
      event: () => ({ type: 'visit.skipVitals' }),
      reason: call.body.reason.trim(),
    }),

  recordVitalSign,
  correctVitalSign,
  acknowledgeVitalSign,
}
