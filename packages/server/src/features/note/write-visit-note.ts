import type { Schema } from '@clinic/api'
import { canonicalJson, type Json } from '@clinic/core/note'
import { isInTreatment } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { checkNote } from '../../domain/note/check-note'
import { noteOf, noteRows, notesOfVisit } from '../../domain/note/note-rows'
import { heldVisit } from '../../domain/visit/held-visit'
import { treatingDentist } from '../../domain/visit/refuse-practice'
import type { Caller, UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

type Content = Schema<'NoteContent'>

/** Keeps the whole draft. The visit is held meanwhile: of two windows the second is shown what the first one wrote. */
export const writeVisitNote: UseCase<'writeVisitNote'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id } = caller
    const doctor_id = await treatingDentist(tx, caller)
    const visit = await heldVisit(tx, caller, path.id)
    if (visit.doctor_id !== doctor_id) throw new Refusal(404, 'notFound')
    const current = (await notesOfVisit(tx, caller, visit.id)).at(-1)
    if (!isInTreatment(visit.state)) throw new Refusal(409, 'visitNotNow', { current })
    const draft = current?.state === 'draft' ? current : undefined
    if (body.version !== (draft?.version ?? 0)) throw new Refusal(409, 'changedMeanwhile', { current })
    const before = draft?.content ?? null
    await checkNote(tx, caller, { content: body.content, before })

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

/** A draft is written every few seconds: the audit keeps the sections that changed. */
function changedSections(before: Content | null, after: Content) {
  const sections = Object.keys(after) as (keyof Content)[]
  const textOf = (value: Json) => canonicalJson(value)
  const changed = sections.filter((name) => before === null || textOf(before[name]) !== textOf(after[name]))
  const of = (content: Content) => Object.fromEntries(changed.map((name) => [name, content[name]]))
  return { ...(before && { before: of(before) }), after: of(after) }
}
