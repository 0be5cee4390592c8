import { prescriptionProblems } from '@clinic/core/prescription'
import { isInTreatment } from '@clinic/core/visit'
import { signerOf } from '../../domain/note/signer'
import { hashOfPrescription } from '../../domain/prescription/prescription-rows'
import { heldVisit } from '../../domain/visit/held-visit'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changePrescription } from './change-prescription'

/** What is signed is what the dentist has read, with the medicines as they are called now and what is known of the patient now. */
export const signPrescription: UseCase<'signPrescription'> = (call) =>
  changePrescription(call, {
    action: 'sign',
    event: { type: 'prescription.sign' },
    async apply(tx, before) {
      const { state } = await heldVisit(tx, call.caller, before.visit_id)
      if (!isInTreatment(state)) throw new Refusal(409, 'visitNotNow', { current: before })
      const { signature, licence } = await signerOf(tx, call)
      const problems = prescriptionProblems({ ...before, licence })
      if (problems.length > 0) throw new Refusal(422, 'prescriptionRefused', { problems })
      const { medicines, doses, warnings } = before
      const { name: signer_name, sip_number, signed_at } = signature
      return {
        signed_with: JSON.stringify({ medicines, doses, warnings }),
        signer_name,
        sip_number,
        signed_at,
        hash: hashOfPrescription(before, signature),
      }
    },
  })
