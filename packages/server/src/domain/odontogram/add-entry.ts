import { createHash } from 'node:crypto'
import type { Schema } from '@clinic/api'
import { entryOf, type FindingRow, mouthOf, propose, retractionOf, rowsOf } from '@clinic/core/odontogram'
import { recordEvent } from '../../audit/record-event'
import type { Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { acceptedProposal } from './accepted-proposal'
import { checkDetails } from './check-details'
import { findingColumns, findingOf, findingRows } from './finding-rows'
import { findingValues } from './finding-values'

interface Entering {
  /** Held: the entries of a mouth come one after another. */
  visit: Schema<'Visit'>
  body: Schema<'FindingEntry'>
  /** Who typed it, and the dentist who dictated it to them. */
  by: { user_id: number; user_name: string; dictated_by: number | null }
}

/** Adds one entry to the chart of a visit in treatment, judged by the rows that the caller had seen; returns its rows. */
export async function addEntry(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { visit, body, by }: Entering,
): Promise<Schema<'Finding'>[]> {
  checkDetails(body)
  const patient_id = visit.patient.id
  const seen = await seenRows(tx, caller, { patient_id, count: body.seen })
  const proposal = proposalOf(body, seen)
  const at = momentOf({ typed: now.getTime() - body.typed_ms_ago, arrived: visit.arrived_at, seen })
  const stamp = {
    visit: String(visit.id),
    by: String(by.user_id),
    dictated_by: by.dictated_by === null ? null : String(by.dictated_by),
  }
  const rows = rowsOf(proposal, { ...stamp, key: body.key, at, reason: body.reason?.trim() ?? '' })
  const { company_id, clinic_id } = caller
  const stored = await tx
    .insertInto('odontogram_finding')
    .values(
      rows.map((row) => ({
        ...findingValues(row),
        ...by,
        company_id,
        clinic_id,
        patient_id,
        visit_id: visit.id,
        entry_key: body.key,
        entry_hash: hashOfEntry(body),
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
  return findings
}

/** What was sent when is not what was typed: a replay knows more rows, and comes later. */
export const hashOfEntry = ({ key: _, seen: _seen, typed_ms_ago: _ago, ...typed }: Schema<'FindingEntry'>) =>
  createHash('sha256').update(JSON.stringify(typed)).digest('hex')

/** Takes back the named rows, or judges the entry by the rows that were seen. */
function proposalOf(body: Schema<'FindingEntry'>, seen: readonly FindingRow[]) {
  const { retracts } = body
  if (!retracts) return acceptedProposal(propose(entryOf(body), mouthOf(seen)))
  const rows = seen.filter(({ key }) => retracts.includes(key))
  if (rows.length < retracts.length) throw new Refusal(422, 'findingRefused', { problem: notThere })
  return retractionOf(entryOf(body), rows)
}

const notThere: Schema<'FindingProblem'> = { code: 'nothingToRetract', params: {}, item: 0 }

/** The rows that the caller knew: the first ones, all of their own, and those they dictated. */
async function seenRows(
  tx: Transaction,
  caller: RequestContext['caller'],
  { patient_id, count }: { patient_id: number; count: number },
): Promise<FindingRow[]> {
  const rows = await findingRows(tx, caller).where('patient_id', '=', patient_id).execute()
  return rows
    .filter(
      ({ user_id, dictated_by }, index) =>
        index < count || user_id === caller.user_id || dictated_by === caller.user_id,
    )
    .map(findingOf)
}

/** An entry was typed after the arrival and after everything it was judged by, whatever the clock of the device says. */
function momentOf({ typed, arrived, seen }: { typed: number; arrived: string; seen: readonly FindingRow[] }) {
  const last = seen.map(({ at }) => Date.parse(at) + 1)
  return new Date(Math.max(typed, Date.parse(arrived), ...last)).toISOString()
}
