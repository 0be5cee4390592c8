import { isChartSaid } from '@clinic/core/periodontal-chart'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** With the end of a visit what was measured is final; a draft in which nothing is said is thrown away. */
export async function finalizePeriodontalChart(tx: Transaction, caller: Caller, visit_id: number) {
  const { company_id, clinic_id } = caller
  const drafts = await tx
    .selectFrom('periodontal_chart')
    .select(['id', 'patient_id', 'content'])
    .where((eb) => eb.and({ company_id, clinic_id, visit_id, state: 'draft' }))
    .execute()
  for (const { id, patient_id, content } of drafts) {
    const isSaid = isChartSaid(content)
    await tx
      .updateTable('periodontal_chart')
      .set((eb) => ({ state: isSaid ? 'final' : 'discarded', version: eb('version', '+', 1) }))
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    recordEvent(tx, caller, {
      action: isSaid ? 'finalize' : 'discard',
      object: 'periodontal_chart',
      object_id: id,
      after: { visit_id },
      people: { patient: [patient_id] },
    })
  }
}
