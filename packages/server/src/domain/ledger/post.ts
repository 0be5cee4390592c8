import type { LedgerEntry } from '@clinic/core/ledger'
import type { Tables, Transaction } from '../../database/schema'
import type { RequestContext } from '../../use-case/contract'
import { clinicDay } from '../clinic/clinic-day'

interface Posting {
  kind: Tables['posting']['kind']
  payment_id?: number
  payor_payment_id?: number
  deposit_id?: number
  credit_note_id?: number
  /** Sum to zero, which the database checks; those of nothing are left out. */
  entries: readonly LedgerEntry[]
}

/** Writes an event that moves money, on the clinic's day. */
export async function post(
  tx: Transaction,
  { caller, now }: Pick<RequestContext, 'caller' | 'now'>,
  { kind, entries, ...document }: Posting,
) {
  const { company_id, clinic_id } = caller
  const { today } = await clinicDay(tx, caller, now)
  const { id: posting_id } = await tx
    .insertInto('posting')
    .values({ company_id, clinic_id, kind, day: today, at: now.toISOString(), ...document })
    .returning('id')
    .executeTakeFirstOrThrow()
  const moved = entries.filter(({ amount }) => amount !== 0)
  if (moved.length === 0) return
  await tx
    .insertInto('ledger_entry')
    .values(moved.map((entry) => ({ company_id, clinic_id, posting_id, ...entry })))
    .execute()
}
