import type { Credited } from '@clinic/core/ledger'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

/** What credit notes took off each line of an invoice, by the id of the line. */
export async function creditedLines(
  database: Database | Transaction,
  { company_id, clinic_id }: Pick<Caller, 'company_id' | 'clinic_id'>,
  invoice_id: number,
): Promise<Map<number, Credited & { amount: number }>> {
  const { rows } = await sql<Credited & { id: number; amount: number }>`
    with issued as materialized (
      select id from credit_note
      where company_id = ${company_id} and clinic_id = ${clinic_id} and invoice_id = ${invoice_id}
    )
    select invoice_line_id as id, sum(amount)::bigint as amount, sum(net)::bigint as net, sum(tax)::bigint as tax,
      sum(rounding)::bigint as rounding
    from credit_note_line
    where company_id = ${company_id} and clinic_id = ${clinic_id} and credit_note_id in (select id from issued)
    group by invoice_line_id`.execute(database)
  return new Map(rows.map(({ id, ...credited }) => [id, credited]))
}

/** What the lines together are credited, by its accounts. */
export const sumOf = (lines: Iterable<Credited>): Credited =>
  Array.from(lines).reduce(
    (sum, { net, tax, rounding }) => ({ net: sum.net + net, tax: sum.tax + tax, rounding: sum.rounding + rounding }),
    { net: 0, tax: 0, rounding: 0 },
  )
