import { sql } from 'kysely'
import { owed } from '../invoice/invoice-cards'
import { type Facts, type Groups, groupOf, timeGroups } from './fact'

/**
 * Each method of each payment and deposit, below zero where it was given back, by the day it was received: money is received when a deposit is taken, not
 * when an invoice is paid from it.
 */
export const paymentFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until, time_zone }) => {
  const day = sql<string>`(money.received_at at time zone ${time_zone})::date`
  const groups: Groups = {
    ...timeGroups(day),
    method: { unit: sql`money.method` },
    receiver: { unit: sql`money.received_by`, label: sql`money.received_by` },
  }
  const of = (table: 'payment' | 'deposit') => sql`${sql.ref(`${table}.company_id`)} = ${company_id}
    and ${sql.ref(`${table}.clinic_id`)} = ${clinic_id}
    and ${sql.ref(`${table}.received_at`)} >= ${from}::timestamp at time zone ${time_zone}
    and ${sql.ref(`${table}.received_at`)} < (${until}::date + 1)::timestamp at time zone ${time_zone}`
  // one payment has fewer methods than this, and its first is 1
  return sql`(
    select money.id, ${day} as day, ${groupOf(groups, by)}, money.number as title, money.method as detail, money.patient_id, money.amount,
      money.opens_id, money.is_deposit
    from (
      select payment.id * 100 + tender.ordinality as id, payment.received_at, payment.received_by, payment.number, invoice.patient_id,
        tender.value ->> 'method' as method, payment.id as opens_id, false as is_deposit,
        case payment.kind when 'refund' then -1 else 1 end * (tender.value ->> 'amount')::bigint as amount
      from payment
      join invoice on invoice.company_id = payment.company_id and invoice.clinic_id = payment.clinic_id and invoice.id = payment.invoice_id
      cross join lateral jsonb_array_elements(payment.tenders) with ordinality as tender
      where ${of('payment')} and tender.value ->> 'method' <> 'deposit'
      union all
      select deposit.id * 100, deposit.received_at, deposit.received_by, deposit.number, deposit.patient_id, deposit.method,
        coalesce(deposit.refund_of, deposit.id), true, case deposit.kind when 'refunded' then -1 else 1 end * deposit.amount
      from deposit
      where ${of('deposit')}
    ) as money)`
}

/** The invoices with something to pay, by the day of treatment. */
export const receivableFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until, today }) => {
  const age = sql<string>`case
    when invoice.due_on >= ${today}::date then 'not_due'
    when invoice.due_on >= ${today}::date - 30 then 'to_30'
    when invoice.due_on >= ${today}::date - 60 then 'to_60'
    when invoice.due_on >= ${today}::date - 90 then 'to_90'
    else 'above_90' end`
  const groups: Groups = { ...timeGroups(sql`invoice.day`), doctor: { unit: sql`visit.doctor_id` }, age: { unit: age } }
  return sql`(
    select invoice.id, invoice.day, ${groupOf(groups, by)}, invoice.number as title, ${age} as detail, invoice.patient_id,
      ${owed} as amount, invoice.id as opens_id
    from invoice
    left join visit on visit.company_id = invoice.company_id and visit.clinic_id = invoice.clinic_id and visit.id = invoice.visit_id
    where invoice.company_id = ${company_id} and invoice.clinic_id = ${clinic_id} and invoice.day between ${from} and ${until}
      and invoice.state in ('issued', 'partly_paid'))`
}

/** What was taken back of invoices and payments, by the day it was done. */
export const reversalFacts: Facts = ({ caller: { company_id, clinic_id }, by, from, until }) => {
  const groups: Groups = { ...timeGroups(sql`posting.day`), kind: { unit: sql`posting.kind` } }
  return sql`(
    select posting.id, posting.day, ${groupOf(groups, by)}, invoice.number as title, posting.kind as detail, invoice.patient_id,
      entry.amount, invoice.id as opens_id
    from posting
    join lateral (
      select ledger_entry.invoice_id, abs(sum(ledger_entry.amount))::bigint as amount from ledger_entry
      where ledger_entry.company_id = posting.company_id and ledger_entry.clinic_id = posting.clinic_id
        and ledger_entry.posting_id = posting.id and ledger_entry.account in ('receivable', 'payor_receivable')
      group by ledger_entry.invoice_id
    ) as entry on true
    join invoice on invoice.company_id = posting.company_id and invoice.clinic_id = posting.clinic_id and invoice.id = entry.invoice_id
    where posting.company_id = ${company_id} and posting.clinic_id = ${clinic_id} and posting.day between ${from} and ${until}
      and posting.kind in ('void', 'write_off', 'credit_note', 'refund', 'payor_payment_void'))`
}
