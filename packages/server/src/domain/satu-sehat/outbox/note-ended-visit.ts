import type { Schema } from '@clinic/api'
import type { Transaction } from '../../../database/schema'
import type { Caller } from '../../../use-case/contract'

/** The states of a visit of which SATUSEHAT is told, or of which it must be known that nothing is. */
export const isTold = (state: Schema<'VisitState'>) => ['finished', 'left', 'entered_in_error'].includes(state)

/** Puts a visit into the outbox, in the transaction that ends it; one that was reopened is looked at anew. */
export async function noteEndedVisit(
  tx: Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  { visit_id, now }: { visit_id: number; now: Date },
) {
  const at = now.toISOString()
  await tx
    .insertInto('satu_sehat_visit')
    .values({ company_id, clinic_id, id: visit_id, finished_at: at, state: 'not_ready', missing: '[]', due_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'clinic_id', 'id'])
        .doUpdateSet((eb) => ({ finished_at: at, due_at: at, version: eb('satu_sehat_visit.version', '+', 1) })),
    )
    .execute()
}
