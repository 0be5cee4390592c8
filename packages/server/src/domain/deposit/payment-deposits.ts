import type { Schema } from '@clinic/api'
import { shareOut } from '@clinic/core/deposit'
import { fromDeposit } from '@clinic/core/invoice'
import { sql } from 'kysely'
import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { left } from './deposit-rows'

interface Moved extends Pick<Schema<'Payment'>, 'tenders' | 'refund_of'> {
  invoice: { patient_id: number }
}

/**
 * Returns what a payment takes from each deposit of the patient, the oldest first, or what its refund gives back to those it took from, the last first.
 * They are held until the transaction ends, after the shift and the invoice: of two who use one, the second sees what the first has left.
 */
export async function paymentDeposits(tx: Transaction, caller: Caller, { tenders, refund_of, invoice }: Moved) {
  const amount = fromDeposit(tenders)
  if (amount === 0) return []
  const deposits =
    refund_of === null
      ? await heldDeposits(tx, caller, invoice.patient_id)
      : await usedDeposits(tx, caller, { payment_id: refund_of })
  const shares = shareOut(deposits, amount)
  if (!shares) throw new Refusal(422, 'checkFields', { fields: { tenders: 'depositTooSmall' } })
  return shares
}

async function heldDeposits(tx: Transaction, { company_id, clinic_id }: Caller, patient_id: number) {
  const deposits = tx
    .selectFrom('deposit')
    .select('id as deposit_id')
    .where((eb) => eb.and({ company_id, clinic_id, patient_id, kind: 'taken' }))
    .orderBy('id')
  await deposits.forUpdate().execute()
  // a statement of its own: after the lock it sees what was used meanwhile
  return deposits.select(left.as('amount')).execute()
}

/** What a payment took from each deposit and was not given back; its invoice is held, so no other refund comes between. */
const usedDeposits = (tx: Transaction, { company_id, clinic_id }: Caller, { payment_id }: { payment_id: number }) =>
  tx
    .selectFrom('ledger_entry')
    .innerJoin('posting', (join) =>
      join
        .onRef('posting.company_id', '=', 'ledger_entry.company_id')
        .onRef('posting.clinic_id', '=', 'ledger_entry.clinic_id')
        .onRef('posting.id', '=', 'ledger_entry.posting_id'),
    )
    .innerJoin('payment', (join) =>
      join
        .onRef('payment.company_id', '=', 'posting.company_id')
        .onRef('payment.clinic_id', '=', 'posting.clinic_id')
        .onRef('payment.id', '=', 'posting.payment_id'),
    )
    .select([
      sql<number>`ledger_entry.deposit_id`.as('deposit_id'),
      sql<number>`sum(ledger_entry.amount)::bigint`.as('amount'),
    ])
    .where('ledger_entry.company_id', '=', company_id)
    .where('ledger_entry.clinic_id', '=', clinic_id)
    .where('ledger_entry.account', '=', 'deposit')
    .where((eb) => eb.or([eb('payment.id', '=', payment_id), eb('payment.refund_of', '=', payment_id)]))
    .groupBy('ledger_entry.deposit_id')
    .orderBy('ledger_entry.deposit_id', 'desc')
    .execute()
