import type { Schema } from '@clinic/api'
import type { Database } from '../../database/schema'
import { computedLines, shownLine, sumsOf } from '../../domain/fee-share/computed-lines'
import { guarantees } from '../../domain/fee-share/guarantees'
import { isComputed, linesOf, statementRows } from '../../domain/fee-share/statement-rows'
import type { Caller, UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listFeeStatement: UseCase<'listFeeStatement'> = async ({ database, caller, now, query: { period } }) => {
  const statements = await statementRows(database, caller).where('fee_statement.period', '=', period).execute()
  const found = await computedLines(database, caller, { period })
  const guaranteed = await guarantees(database, { caller, now }, { period })
  const sumsOfDentist = (id: number) =>
    sumsOf(found.filter(({ doctor_id }) => doctor_id === id).map(shownLine), guaranteed.get(id) ?? 0)
  const stored = await Promise.all(
    statements.map(async (statement): Promise<Schema<'FeeStatementCard'>> => {
      const { id, doctor_id, doctor_name, state } = statement
      const sums = isComputed(state)
        ? sumsOfDentist(doctor_id)
        : sumsOf(await linesOf(database, caller, statement), statement.guaranteed)
      return { doctor_id, doctor_name, statement_id: id, state, sums }
    }),
  )
  const earning = found.map(({ doctor_id }) => doctor_id)
  const working = [...guaranteed].filter(([, amount]) => amount > 0).map(([id]) => id)
  const others = [...new Set([...earning, ...working])].filter((id) =>
    statements.every(({ doctor_id }) => doctor_id !== id),
  )
  const names = await namesOf(database, caller, others)
  const unopened = names.map(
    ({ id, display_name }): Schema<'FeeStatementCard'> => ({
      doctor_id: id,
      doctor_name: display_name,
      statement_id: null,
      state: 'open',
      sums: sumsOfDentist(id),
    }),
  )
  return wholeList([...stored, ...unopened].toSorted((one, other) => (one.doctor_name < other.doctor_name ? -1 : 1)))
}

async function namesOf(database: Database, { company_id, clinic_id }: Caller, ids: readonly number[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('doctor')
    .select(['id', 'display_name'])
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', 'in', ids)
    .execute()
}
