import { isInTreatment } from '@clinic/core/visit'
import type { Transaction } from '../../database/schema'
import { addEntry, hashOfEntry } from '../../domain/odontogram/add-entry'
import { findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import { heldVisit } from '../../domain/visit/held-visit'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'

/** Adds one entry to the chart. The visit is held meanwhile: entries of a mouth come one after another. */
export const enterFindings: UseCase<'enterFindings'> = ({ database, caller, now, path: { id }, body }) =>
  transaction(database, async (tx) => {
    const visit = await heldVisit(tx, caller, id)
    const entry_hash = hashOfEntry(body)
    const known = await knownEntry(tx, caller, { visit_id: id, entry_key: body.key, entry_hash })
    if (known.length > 0) return { findings: known }
    if (!isInTreatment(visit.state)) throw new Refusal(409, 'visitNotNow', { current: visit })
    const by = { user_id: caller.user_id, user_name: caller.name, dictated_by: null }
    return { findings: await addEntry(tx, { caller, now }, { visit, body, by }) }
  })

/** The rows of an entry that was sent before; another one with its key is refused. */
async function knownEntry(
  tx: Transaction,
  caller: Caller,
  sent: { visit_id: number; entry_key: string; entry_hash: string },
) {
  const rows = await findingRows(tx, caller).select('entry_hash').where('entry_key', '=', sent.entry_key).execute()
  const isOther = rows.some(
    ({ entry_hash, visit_id, user_id }) =>
      entry_hash !== sent.entry_hash || visit_id !== sent.visit_id || user_id !== caller.user_id,
  )
  if (isOther) throw new Refusal(422, 'idempotencyKeyReused')
  return rows.map(({ entry_hash: _, ...row }) => findingOf(row))
}
