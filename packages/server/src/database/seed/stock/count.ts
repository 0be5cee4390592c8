import type { AuditEvent } from '../../../audit/chain'
import { releaseBatches } from '../../../domain/stock-count/release-batches'
import { writeCountDocument } from '../../../domain/stock-count/write-count-document'
import type { Transaction } from '../../schema'
import type { Place } from '../insert'
import { contextOf } from './context-of'
import { countBy, type FrozenLine, openCount, step } from './count-steps'

/** Counts the shelves: the medicines are counted and posted with what differs, the consumables are being counted by the first of two. */
export async function insertCounts(
  tx: Transaction,
  place: Place,
  { today, now }: { today: string; now: Date },
): Promise<AuditEvent[]> {
  const at = now.toISOString()
  const { clinic_id, manager, clerk } = place
  // nobody counts twice
  if (clerk.user_id === manager.user_id) return []
  const counted = await openCount(tx, place, {
    name: 'Opname obat keras',
    dated_on: today,
    category: 'prescription_only',
    at,
  })
  const moves = differencesOf(counted.lines)
  const found = ({ batch_id, snapshot }: FrozenLine) =>
    snapshot + (moves.find((move) => move.batch_id === batch_id)?.quantity ?? 0)
  for (const [position, by] of [[1, clerk] as const, [2, manager] as const])
    await countBy(tx, place, { ...counted, position, by, found, at, isFinished: true })
  const reason = 'Dua kapsul rusak dibuang, satu strip terselip di rak lain'
  await step(tx, place, { id: counted.id, state: 'review', at, by: manager, reason: '' })
  const context = contextOf(place, manager, at)
  const transaction_id = await writeCountDocument(tx, context, { note: reason, moves })
  await releaseBatches(tx, context.caller, counted.id)
  await step(tx, place, { id: counted.id, state: 'posted', at, by: manager, reason, transaction_id })

  const open = await openCount(tx, place, {
    name: 'Opname bahan habis pakai',
    dated_on: today,
    category: 'consumable',
    at,
  })
  const lines = open.lines.slice(0, Math.ceil(open.lines.length / 2))
  await countBy(tx, place, { ...open, lines, position: 1, by: clerk, found: ({ snapshot }) => snapshot, at })

  const { user_id, user_name, role, ip } = clerk
  const nothingElse = { query: null, before: null, after: null, reason: null, people: null }
  return [counted, open].map(({ id: object_id }) => ({
    ...nothingElse,
    action: 'create',
    object: 'stock_count',
    object_id,
    clinic_id,
    user_id,
    user_name,
    role,
    ip,
    at,
  }))
}

/** Two of one batch are missing, and a strip of another one is there that nobody booked. */
function differencesOf(lines: readonly FrozenLine[]) {
  const [less, more] = lines.filter(({ snapshot }) => snapshot > 40)
  return [
    ...(less ? [{ medicine_id: less.medicine_id, batch_id: less.batch_id, quantity: -2 }] : []),
    ...(more ? [{ medicine_id: more.medicine_id, batch_id: more.batch_id, quantity: 10 }] : []),
  ]
}
