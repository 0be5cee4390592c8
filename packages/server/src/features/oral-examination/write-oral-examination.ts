import { oralExaminationProblems } from '@clinic/core/oral-examination'
import { recordEvent } from '../../audit/record-event'
import {
  oralExaminationOf,
  oralExaminationRows,
  oralExaminationsOfVisit,
} from '../../domain/oral-examination/oral-examination-rows'
import { changedSections } from '../../domain/visit/changed-sections'
import { heldDraft } from '../../domain/visit/held-draft'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** Keeps the whole draft. */
export const writeOralExamination: UseCase<'writeOralExamination'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id } = caller
    const { visit, doctor_id, draft } = await heldDraft(tx, caller, {
      visit_id: path.id,
      version: body.version,
      written: ({ id }) => oralExaminationsOfVisit(tx, caller, id),
    })
    const found = Object.entries(oralExaminationProblems(body.content))
    if (found.length > 0)
      throw new Refusal(422, 'checkFields', {
        fields: Object.fromEntries(found.map(([field, problem]) => [`content.${field}`, problem])),
      })

    const { ohis, ...header } = body.content
    const columns = { ...header, ohis: JSON.stringify(ohis), doctor_id, written_at: now.toISOString() }
    const written = draft
      ? tx
          .updateTable('oral_examination')
          .set({ ...columns, version: draft.version + 1 })
          .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
          .returning('id')
      : tx
          .insertInto('oral_examination')
          .values({
            ...columns,
            company_id,
            clinic_id,
            visit_id: visit.id,
            patient_id: visit.patient.id,
            state: 'draft',
            created_at: columns.written_at,
          })
          .returning('id')
    const { id } = await written.executeTakeFirstOrThrow()
    const stored = await oralExaminationRows(tx, caller).where('examined.id', '=', id).executeTakeFirstOrThrow()
    const after = oralExaminationOf(stored)
    recordEvent(tx, caller, {
      action: 'write',
      object: 'oral_examination',
      object_id: id,
      ...changedSections(draft?.content ?? null, after.content),
      people: { patient: [visit.patient.id] },
    })
    return after
  })
