import { lockPatient } from '../../domain/patient/lock-patient'
import { addDraft } from '../../domain/treatment-plan/add-draft'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { checkItems } from './check-items'

export const createTreatmentPlan: UseCase<'createTreatmentPlan'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body: content } = call
    const doctor_id = await treatingDentist(tx, caller)
    await lockPatient(tx, caller, path.id)
    await checkItems(tx, caller, { items: content.items, before: [] })
    return addDraft(tx, call, { patient_id: path.id, doctor_id, content, replaces_id: null })
  })
