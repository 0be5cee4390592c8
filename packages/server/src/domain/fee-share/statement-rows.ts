import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { computedLines, shownLine, sumsOf } from './computed-lines'
import { type Asking, guarantees } from './guarantees'

type Clinic = Pick<Caller, 'company_id' | 'clinic_id'>
type Statement = Pick<Schema<'FeeStatement'>, 'id' | 'doctor_id' | 'period' | 'state'>
type StatementRow = Statement & { guaranteed: number }

/** The statements of a clinic, without their sums. */
export const statementRows = (database: Database | Transaction, { company_id, clinic_id }: Clinic) =>
  database
    .selectFrom('fee_statement')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'fee_statement.company_id')
        .onRef('doctor.clinic_id', '=', 'fee_statement.clinic_id')
        .onRef('doctor.id', '=', 'fee_statement.doctor_id'),
    )
    .select(['fee_statement.id', 'fee_statement.doctor_id', 'doctor.display_name as doctor_name'])
    .select(['fee_statement.period', 'fee_statement.state', 'fee_statement.reopen_reason', 'fee_statement.guaranteed'])
    .select(['fee_statement.reviewed_at', 'fee_statement.reviewed_by', 'fee_statement.approved_at'])
    .select(['fee_statement.approved_by', 'fee_statement.paid_at', 'fee_statement.paid_by', 'fee_statement.version'])
    .where('fee_statement.company_id', '=', company_id)
    .where('fee_statement.clinic_id', '=', clinic_id)

/** The lines of a statement: as written where it is approved, as computed before. */
export async function linesOf(
  database: Database | Transaction,
  clinic: Clinic,
  { id, doctor_id, period, state }: Statement,
): Promise<Schema<'FeeStatementLine'>[]> {
  if (isComputed(state)) return (await computedLines(database, clinic, { period, doctor_id })).map(shownLine)
  const { company_id, clinic_id } = clinic
  const rows = await database
    .selectFrom('fee_statement_line')
    .select('shown')
    .where((eb) => eb.and({ company_id, clinic_id, statement_id: id }))
    .orderBy('position')
    .execute()
  return rows.map(({ shown }) => ({ ...unrecorded, ...shown }))
}

/** What a statement says that was approved before laboratories and materials were recorded: it deducts none. */
const unrecorded = { kind: 'service', lab_cost: 0, material_cost: 0, materials: [] } as const

/** An approved statement is kept; before, it follows invoices, payments, rules and shifts. */
export const isComputed = (state: Schema<'FeeStatementState'>) => state === 'open' || state === 'reviewed'

/** What the shifts of a statement are guaranteed to bring: as approved, or as they are now. */
export async function guaranteedOf(
  database: Database | Transaction,
  asking: Asking,
  { doctor_id, period, state, guaranteed }: StatementRow,
): Promise<number> {
  if (!isComputed(state)) return guaranteed
  return (await guarantees(database, asking, { period, doctor_id })).get(doctor_id) ?? 0
}

/** A statement with its sums; nothing where there is none in the clinic. */
export async function wholeStatement(
  database: Database | Transaction,
  asking: Asking,
  id: number,
): Promise<Schema<'FeeStatement'> | undefined> {
  const { caller } = asking
  const statement = await statementRows(database, caller).where('fee_statement.id', '=', id).executeTakeFirst()
  if (!statement) return undefined
  const lines = await linesOf(database, caller, statement)
  const { guaranteed: _, ...shown } = statement
  return { ...shown, sums: sumsOf(lines, await guaranteedOf(database, asking, statement)) }
}
