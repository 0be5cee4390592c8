import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { dictationOf, dictationRows, resolvedBy } from './dictation-rows'
import { unresolvedDictations } from './unresolved-dictations'

interface Ended {
  visit_id: number
  reason: string
}

/** When treatment is broken off nobody accepts what was dictated any more: the drafts are rejected with the same reason. */
export async function rejectDrafts(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { visit_id, reason }: Ended,
) {
  const { company_id, clinic_id } = caller
  for (const draft of await unresolvedDictations(tx, caller, visit_id)) {
    const { id, version } = draft
    await tx
      .updateTable('dictation')
      .set({
        ...resolvedBy(caller, now, reason),
        state: 'rejected',
        version: version + 1,
        updated_at: now.toISOString(),
      })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
    const after = await dictationRows(tx, caller).where('id', '=', id).executeTakeFirstOrThrow()
    recordEvent(tx, caller, {
      action: 'reject',
      object: 'dictation',
      object_id: id,
      before: dictationOf(draft),
      after: dictationOf(after),
      reason,
    })
  }
}
