import type { CountedLine, FeeBooks } from '@clinic/core/fee-share'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>

/** The rules of a clinic, and what its approved statements of earlier months hold of some lines of invoices. */
export async function feeBooks(
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
  { period, lines }: { period: string; lines: readonly number[] },
): Promise<FeeBooks> {
  const approved = await database
    .selectFrom('fee_statement')
    .select(['doctor_id', sql<string>`min(period)`.as('first'), sql<string>`max(period)`.as('last')])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('state', 'in', ['approved', 'paid'])
    .where('period', '<', period)
    .groupBy('doctor_id')
    .execute()
  return {
    rules: await feeRules(database, { company_id, clinic_id }),
    approved: new Map(approved.map(({ doctor_id, first, last }) => [doctor_id, { first, last }])),
    counted: await countedLines(database, { company_id, clinic_id }, { period, lines }),
  }
}

/** The active rules of a clinic. */
export const feeRules = (database: Database | Transaction, { company_id, clinic_id }: Clinic) =>
  database
    .selectFrom('fee_rule')
    .select(['doctor_id', 'product_id', 'category', 'kind', 'percent', 'amount', 'basis', 'minimum', 'maximum'])
    .select(['assistant_percent', 'deducts_materials', 'guarantee', 'valid_from', 'status'])
    .where((eb) => eb.and({ company_id, clinic_id, status: 'active' }))
    .execute()

/** What the last of the approved statements holds of each line. */
async function countedLines(
  database: Database | Transaction,
  { company_id, clinic_id }: Clinic,
  { period, lines }: { period: string; lines: readonly number[] },
): Promise<Map<number, CountedLine>> {
  const { rows } = await sql<{ id: number; counted: CountedLine }>`
    select distinct on (fee_statement_line.invoice_line_id)
      fee_statement_line.invoice_line_id as id, fee_statement_line.counted
    from fee_statement_line
    join fee_statement on fee_statement.company_id = fee_statement_line.company_id
      and fee_statement.clinic_id = fee_statement_line.clinic_id and fee_statement.id = fee_statement_line.statement_id
    where fee_statement_line.company_id = ${company_id} and fee_statement_line.clinic_id = ${clinic_id}
      and fee_statement.period < ${period} and fee_statement_line.invoice_line_id = any(${lines})
    order by fee_statement_line.invoice_line_id, fee_statement.period desc`.execute(database)
  return new Map(rows.map(({ id, counted }) => [id, counted]))
}
