import type { LedgerEntry } from '@clinic/core/ledger'
import type { Tables, Transaction } from '../../schema'
import type { Place } from '../insert'

export interface DemoPosting {
  kind: Tables['posting']['kind']
  day: string
  at: string
  payment_id?: number
  payor_payment_id?: number
  entries: readonly LedgerEntry[]
}

/** Inserts postings with their entries; those of nothing are left out. */
export async function insertPostings(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  postings: readonly DemoPosting[],
) {
  if (postings.length === 0) return
  const tenant = { company_id, clinic_id }
  const written = await tx
    .insertInto('posting')
    .values(
      postings.map(({ entries: _, payment_id = null, payor_payment_id = null, ...posting }) => ({
        ...posting,
        ...tenant,
        payment_id,
        payor_payment_id,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('ledger_entry')
    .values(
      postings.flatMap(({ entries }, index) =>
        entries.flatMap((entry) =>
          entry.amount === 0 ? [] : { ...entry, ...tenant, posting_id: written[index]?.id ?? 0 },
        ),
      ),
    )
    .execute()
}
