import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { checkNote } from '../../domain/note/check-note'
import { noteOf, noteRows, notesOfVisit } from '../../domain/note/note-rows'
import { changedSections } from '../../domain/visit/changed-sections'
import { heldDraft } from '../../domain/visit/held-draft'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

/** Keeps the whole draft. */
export const writeVisitNote: UseCase<'writeVisitNote'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id } = caller
    const { visit, doctor_id, draft } = await heldDraft(tx, caller, {
      visit_id: path.id,
      version: body.version,
      written: ({ id }) => notesOfVisit(tx, caller, id),
    })
    const before = draft?.content ?? null
    await checkNote(tx, caller, { content: body.content, before, visit })

    const columns = { content: JSON.stringify(body.content), updated_at: now.toISOString() }
    const written = draft
      ? tx
          .updateTable('note')
          .set({ ...columns, version: draft.version + 1 })
          .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
          .returning('id')
      : tx
          .insertInto('note')
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
    const after = await writtenNote(tx, caller, id)
    recordEvent(tx, caller, {
      action: 'write',
      object: 'note',
      object_id: id,
      ...changedSections(before, after.content),
      people: { patient: [visit.patient.id] },
    })
    return after
  })

const writtenNote = async (tx: Transaction, caller: Caller, id: number) =>
  noteOf(await noteRows(tx, caller).where('note.id', '=', id).executeTakeFirstOrThrow())
