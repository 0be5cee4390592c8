import type { Schema } from '@clinic/api'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** The cash shifts of the clinic. What should be in a drawer is told to nobody before it is counted. */
export const cashShiftRows = (
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
) =>
  database
    .selectFrom('cash_shift')
    .select(['cash_shift.id', 'cash_shift.state', 'cash_shift.user_id', 'cash_shift.user_name', 'cash_shift.opened_at'])
    .select([openingFloat.as('opening_float'), countedAt.as('counted_at'), counted.as('counted')])
    .select([expected.as('expected'), variance.as('variance'), takings.as('takings'), paidOut.as('paid_out')])
    .select(['cash_shift.variance_reason', 'cash_shift.closed_at', 'cash_shift.closed_by', 'cash_shift.version'])
    .where('cash_shift.company_id', '=', company_id)
    .where('cash_shift.clinic_id', '=', clinic_id)

/** The cash that postings of some kinds have moved into the drawer of a shift. */
const cashOf = (kinds: ReturnType<typeof sql>) => sql<number>`(
  select coalesce(sum(ledger_entry.amount), 0)::bigint from ledger_entry
  join posting on posting.company_id = ledger_entry.company_id and posting.clinic_id = ledger_entry.clinic_id
    and posting.id = ledger_entry.posting_id
  where ledger_entry.company_id = cash_shift.company_id and ledger_entry.clinic_id = cash_shift.clinic_id
    and ledger_entry.cash_shift_id = cash_shift.id and ledger_entry.account = 'till' and ledger_entry.method = 'cash'
    and ${kinds})`

const openingFloat = cashOf(sql`posting.kind = 'opening'`)

// the closing itself empties the drawer
const expected = sql<
  number | null
>`case when cash_shift.state <> 'open' then ${cashOf(sql`posting.kind <> 'closing'`)} end`

const paidOut = sql<
  number | null
>`case when cash_shift.state <> 'open' then -${cashOf(sql`posting.kind in ('expense', 'expense_void')`)} end`

/** A value of the last count. */
const lastCount = <Value>(column: 'counted' | 'counted_at') => sql<Value | null>`(
  select ${sql.ref(`cash_count.${column}`)} from cash_count
  where cash_count.company_id = cash_shift.company_id and cash_count.clinic_id = cash_shift.clinic_id
    and cash_count.cash_shift_id = cash_shift.id
  order by cash_count.id desc limit 1)`

const counted = lastCount<number>('counted')
const countedAt = lastCount<string>('counted_at')
const variance = sql<number | null>`${counted} - ${expected}`

/** Money is received when a deposit is taken, not when an invoice is paid from it. */
const takings = sql<Schema<'CashShiftTaking'>[] | null>`case when cash_shift.state <> 'open' then (
  select coalesce(jsonb_agg(to_jsonb(taking) order by taking.method), '[]') from (
    select money.method,
      coalesce(sum(money.amount) filter (where not money.is_back), 0) as received,
      coalesce(sum(money.amount) filter (where money.is_back), 0) as refunded
    from (
      select tender.method, tender.amount, payment.kind = 'refund' as is_back
      from payment, jsonb_to_recordset(payment.tenders) as tender (method text, amount bigint)
      where payment.company_id = cash_shift.company_id and payment.clinic_id = cash_shift.clinic_id
        and payment.cash_shift_id = cash_shift.id and tender.method <> 'deposit'
      union all
      select deposit.method, deposit.amount, deposit.kind = 'refunded'
      from deposit
      where deposit.company_id = cash_shift.company_id and deposit.clinic_id = cash_shift.clinic_id
        and deposit.cash_shift_id = cash_shift.id) as money
    group by money.method) as taking) end`
