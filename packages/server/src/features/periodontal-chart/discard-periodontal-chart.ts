import { recordEvent } from '../../audit/record-event'
import { periodontalChartRows, periodontalChartsOfVisit } from '../../domain/periodontal-chart/periodontal-chart-rows'
import { heldDraft } from '../../domain/visit/held-draft'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'

/** The row stays with what it held, and a new draft can begin. */
export const discardPeriodontalChart: UseCase<'discardPeriodontalChart'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const { company_id, clinic_id } = caller
    const { draft } = await heldDraft(tx, caller, {
      visit_id: path.id,
      version: body.version,
      written: ({ id }) => periodontalChartsOfVisit(tx, caller, id),
    })
    const { id } = await tx
      .updateTable('periodontal_chart')
      .set((eb) => ({ state: 'discarded', version: eb('version', '+', 1) }))
      .where((eb) => eb.and({ company_id, clinic_id, visit_id: path.id, state: 'draft' }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = await periodontalChartRows(tx, caller).where('charted.id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, {
      action: 'discard',
      object: 'periodontal_chart',
      object_id: id,
      ...(draft && { before: { ...draft } }),
      after: { ...after },
    })
    return after
  })
