import { recordEvent } from '../../audit/record-event'
import { checkPrescription } from '../../domain/prescription/check-prescription'
import { prescriptionsOfVisit } from '../../domain/prescription/prescription-rows'
import { changedSections } from '../../domain/visit/changed-sections'
import { heldDraft } from '../../domain/visit/held-draft'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

/** Keeps the whole draft. A signed prescription of the visit stays what it is: what is written then is another one. */
export const writeVisitPrescription: UseCase<'writeVisitPrescription'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id } = caller
    const { visit, doctor_id, draft } = await heldDraft(tx, caller, {
      visit_id: path.id,
      version: body.version,
      written: async (held) => (await prescriptionsOfVisit(tx, { caller, now }, held)).prescriptions,
    })
    const before = draft?.content ?? null
    await checkPrescription(tx, caller, { content: body.content, before })

    const columns = { content: JSON.stringify(body.content), updated_at: now.toISOString() }
    const written = draft
      ? tx
          .updateTable('prescription')
          .set({ ...columns, version: draft.version + 1 })
          .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
          .returning('id')
      : tx
          .insertInto('prescription')
          .values({
            ...columns,
            company_id,
            clinic_id,
            visit_id: visit.id,
            patient_id: visit.patient.id,
            doctor_id,
            state: 'draft',
            created_at: columns.updated_at,
          })
          .returning('id')
    const { id } = await written.executeTakeFirstOrThrow()
    const { prescriptions } = await prescriptionsOfVisit(tx, { caller, now }, visit)
    const after = prescriptions.find((each) => each.id === id)
    if (!after) throw new Error(`The prescription ${id} was not stored`)
    recordEvent(tx, caller, {
      action: 'write',
      object: 'prescription',
      object_id: id,
      ...changedSections(before, after.content),
      people: { patient: [visit.patient.id] },
    })
    return after
  })
