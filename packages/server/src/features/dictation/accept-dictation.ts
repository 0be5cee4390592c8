import type { Transaction } from '../../database/schema'
import { resolvedBy } from '../../domain/dictation/dictation-rows'
import { addEntry } from '../../domain/odontogram/add-entry'
import { findingRows } from '../../domain/odontogram/finding-rows'
import { holdVisit } from '../../domain/visit/held-visit'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { changeDictation, ownDictation } from './change-dictation'
import { treatedVisit } from './treated-visit'

/** Makes a draft an entry of the chart, by the same rules as one that the dentist types. Sent again it is accepted once. */
export const acceptDictation: UseCase<'acceptDictation'> = (call) =>
  transaction(call.database, async (database) => {
    const { caller, now, path, body } = call
    const found = await ownDictation(database, caller, path.id)
    if (!found) throw new Refusal(404, 'notFound')
    await holdVisit(database, caller, found.visit_id)
    const known = await ownDictation(database, caller, path.id)
    if (known?.state === 'accepted' && known.resolution?.by === caller.user_id) return known
    return changeDictation(
      { ...call, database },
      {
        action: 'accept',
        event: { type: 'dictation.accept' },
        async apply(tx, before) {
          const visit = await treatedVisit(tx, caller, before)
          await refuseKnownKey(tx, caller, before.key)
          const { entry, key, user_id, user_name } = before
          const { seen, typed_ms_ago } = body
          await addEntry(tx, call, {
            visit,
            body: { ...entry, key, seen, typed_ms_ago },
            by: { user_id, user_name, dictated_by: caller.user_id },
          })
          return resolvedBy(caller, now)
        },
      },
    )
  })

async function refuseKnownKey(tx: Transaction, caller: Caller, key: string) {
  const charted = await findingRows(tx, caller).where('entry_key', '=', key).executeTakeFirst()
  if (charted) throw new Refusal(422, 'idempotencyKeyReused')
}
