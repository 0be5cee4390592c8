import { createHash } from 'node:crypto'
import type { Schema } from '@clinic/api'
import {
  type Entry,
  type EntryProblem,
  type FindingRow,
  inChartOrder,
  inSurfaceOrder,
  isProblem,
  mouthOf,
  propose,
  retractionOf,
  rowsOf,
} from '@clinic/core/odontogram'
import { isInTreatment } from '@clinic/core/visit'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import { findingColumns, findingOf, findingRows } from '../../domain/odontogram/finding-rows'
import { findingValues } from '../../domain/odontogram/finding-values'
import { heldVisit } from '../../domain/visit/held-visit'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { transaction } from '../../use-case/transaction'
import { checkDetails } from './check-details'

/** Adds one entry to the chart. The visit is held meanwhile: entries of a mouth come one after another. */
export const enterFindings: UseCase<'enterFindings'> = ({ database, caller, now, path: { id }, body }) =>
  transaction(database, async (tx) => {
    const visit = await heldVisit(tx, caller, id)
    const entry_hash = hashOf(body)
    const known = await knownEntry(tx, caller, { visit_id: id, entry_key: body.key, entry_hash })
    if (known.length > 0) return { findings: known }
    if (!isInTreatment(visit.state)) throw new Refusal(409, 'visitNotNow', { current: visit })
    checkDetails(body)

    const seen = await seenRows(tx, caller, { patient_id: visit.patient.id, count: body.seen })
    const proposal = proposalOf(body, seen)
    if (isProblem(proposal)) throw new Refusal(422, 'findingRefused', { problem: problemOf(proposal) })
    const at = momentOf({ typed: now.getTime() - body.typed_ms_ago, arrived: visit.arrived_at, seen })
    const by = { visit: String(id), by: String(caller.user_id), dictated_by: null }
    const rows = rowsOf(proposal, { ...by, key: body.key, at, reason: body.reason?.trim() ?? '' })
    const { company_id, clinic_id, user_id, name: user_name } = caller
    const patient_id = visit.patient.id
    const stored = await tx
      .insertInto('odontogram_finding')
      .values(
        rows.map((row) => ({
          ...findingValues(row),
          company_id,
          clinic_id,
          patient_id,
          visit_id: id,
          entry_key: body.key,
          entry_hash,
          user_id,
          user_name,
        })),
      )
      .returning([...findingColumns, 'id'])
      .execute()
    const findings = stored.map(({ id: _, ...row }) => findingOf(row))
    recordEvent(tx, caller, {
      action: body.mode === 'error' ? 'void' : 'enter',
      object: 'odontogram_finding',
      object_id: stored[0]?.id ?? null,
      after: { findings },
      reason: body.reason,
      people: { patient: [patient_id] },
    })
    return { findings }
  })

/** Takes back the named rows, or judges the entry by the rows that were seen. */
function proposalOf(body: Schema<'FindingEntry'>, seen: readonly FindingRow[]) {
  const { retracts } = body
  if (!retracts) return propose(entryOf(body), mouthOf(seen))
  const rows = seen.filter(({ key }) => retracts.includes(key))
  if (rows.length < retracts.length) throw new Refusal(422, 'findingRefused', { problem: notThere })
  return retractionOf(entryOf(body), rows)
}

const notThere: Schema<'FindingProblem'> = { code: 'nothingToRetract', params: {}, item: 0 }

const problemOf = ({ code, params, item }: EntryProblem): Schema<'FindingProblem'> => {
  const { teeth, codes, surfaces, ...rest } = params
  return {
    code,
    params: {
      ...rest,
      ...(teeth && { teeth: [...teeth] }),
      ...(codes && { codes: [...codes] }),
      ...(surfaces && { surfaces: [...surfaces] }),
    },
    item,
  }
}

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

/** What was sent when is not what was typed: a replay knows more rows, and comes later. */
const hashOf = ({ key: _, seen: _seen, typed_ms_ago: _ago, ...typed }: Schema<'FindingEntry'>) =>
  createHash('sha256').update(JSON.stringify(typed)).digest('hex')

/** The rows that whoever typed an entry knew: the first ones, and all of their own. */
async function seenRows(
  tx: Transaction,
  caller: Caller,
  { patient_id, count }: { patient_id: number; count: number },
): Promise<FindingRow[]> {
  const rows = await findingRows(tx, caller).where('patient_id', '=', patient_id).execute()
  return rows.filter(({ user_id }, index) => index < count || user_id === caller.user_id).map(findingOf)
}

const entryOf = ({ mode, teeth, items, cause, is_uncertain, note }: Schema<'FindingEntry'>): Entry => ({
  mode,
  teeth: inChartOrder(teeth),
  items: items.map(({ abutments, ...item }) => ({
    ...item,
    surfaces: inSurfaceOrder(item.surfaces),
    ...(abutments && { abutments: inChartOrder(abutments) }),
  })),
  ...(cause && { cause }),
  isUncertain: is_uncertain,
  note: note.trim(),
})

/** An entry was typed after the arrival and after everything it was judged by, whatever the clock of the device says. */
function momentOf({ typed, arrived, seen }: { typed: number; arrived: string; seen: readonly FindingRow[] }) {
  const last = seen.map(({ at }) => Date.parse(at) + 1)
  return new Date(Math.max(typed, Date.parse(arrived), ...last)).toISOString()
}
