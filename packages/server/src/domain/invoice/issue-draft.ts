import type { Schema } from '@clinic/api'
import { issueEntries } from '@clinic/core/ledger'
import type { Updateable } from 'kysely'
import type { Tables, Transaction } from '../../database/schema'
import type { Caller, RequestContext } from '../../use-case/contract'
import { openClaim } from '../claim/open-claim'
import { nextDocumentNumber } from '../clinic/next-document-number'
import { post } from '../ledger/post'
import { sellPackages } from '../package-sold/sell-packages'
import { useSessions } from '../package-sold/use-sessions'

interface Issuing {
  invoice: Schema<'Invoice'>
  /** Plain dates. */
  today: string
  due_on: string
}

/** Writes what goes with the issue of a draft, and returns the columns that make it final; its state is left to the caller. */
export async function issueDraft(
  tx: Transaction,
  context: RequestContext,
  { invoice, today, due_on }: Issuing,
): Promise<Updateable<Tables['invoice']>> {
  const { caller, now } = context
  const { id, amounts, policy } = invoice
  await keepAmounts(tx, caller, invoice)
  await sellPackages(tx, context, { invoice, today })
  await useSessions(tx, context, invoice)
  await openClaim(tx, context, { invoice, today })
  await post(tx, context, { kind: 'issue', entries: issueEntries(id, amounts) })
  const numbered = await nextDocumentNumber(tx, caller, { table: 'invoice', year: Number(today.slice(0, 4)) })
  const kept = { amounts: JSON.stringify(amounts), policy: policy && JSON.stringify(policy) }
  return { ...numbered, due_on, issued_at: now.toISOString(), ...kept }
}

/** What each line comes to stays with it, whatever becomes of prices and terms. */
async function keepAmounts(tx: Transaction, { company_id, clinic_id }: Caller, { lines }: Schema<'Invoice'>) {
  for (const { id, amounts } of lines)
    await tx
      .updateTable('invoice_line')
      .set({ amounts: JSON.stringify(amounts) })
      .where((eb) => eb.and({ company_id, clinic_id, id }))
      .execute()
}
