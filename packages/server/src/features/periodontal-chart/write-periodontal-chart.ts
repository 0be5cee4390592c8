import type { Schema } from '@clinic/api'
import { periodontalChartProblems } from '@clinic/core/periodontal-chart'
import { recordEvent } from '../../audit/record-event'
import { periodontalChartRows, periodontalChartsOfVisit } from '../../domain/periodontal-chart/periodontal-chart-rows'
import { changedSections } from '../../domain/visit/changed-sections'
import { draftIn } from '../../domain/visit/held-draft'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'
import { chartedVisit } from './charted-visit'

/** Keeps the whole draft. */
export const writePeriodontalChart: UseCase<'writePeriodontalChart'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, now, path, body } = call
    const { company_id, clinic_id } = caller
    const visit = await chartedVisit(tx, call, path.id)
    const charts = await periodontalChartsOfVisit(tx, caller, visit.id)
    const draft = draftIn(visit, { version: body.version, written: charts })
    const found = Object.entries(periodontalChartProblems(body.content))
    if (found.length > 0)
      throw new Refusal(422, 'checkFields', {
        fields: Object.fromEntries(found.map(([field, problem]) => [`content.${field}`, problem])),
      })

    const written_at = now.toISOString()
    const columns = { content: JSON.stringify(body.content), written_by: caller.name, written_at }
    const written = draft
      ? tx
          .updateTable('periodontal_chart')
          .set({ ...columns, version: draft.version + 1 })
          .where((eb) => eb.and({ company_id, clinic_id, id: draft.id }))
          .returning('id')
      : tx
          .insertInto('periodontal_chart')
          .values({
            ...columns,
            company_id,
            clinic_id,
            visit_id: visit.id,
            patient_id: visit.patient.id,
            state: 'draft',
            created_at: written_at,
          })
          .returning('id')
    const { id } = await written.executeTakeFirstOrThrow()
    const after = await periodontalChartRows(tx, caller).where('charted.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, {
      action: 'write',
      object: 'periodontal_chart',
      object_id: id,
      ...changedTeeth(draft?.content ?? null, after.content),
      people: { patient: [visit.patient.id] },
    })
    return after
  })

type Content = Schema<'PeriodontalChartContent'>

/** The audit keeps the teeth that changed, by number; null is one of which nothing was said. */
function changedTeeth(before: Content | null, after: Content) {
  const teeth = [before, after].flatMap((content) => content?.teeth.map(({ tooth }) => tooth) ?? [])
  const byTooth = (content: Content) => ({
    ...Object.fromEntries(teeth.map((tooth) => [tooth, content.teeth.find((row) => row.tooth === tooth) ?? null])),
    remark: content.remark,
  })
  return changedSections(before && byTooth(before), byTooth(after))
}
