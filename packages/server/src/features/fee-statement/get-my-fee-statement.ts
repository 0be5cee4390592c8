import { ownDoctor } from '../../domain/appointment/appointment-rows'
import { computedLines, shownLine, sumsOf } from '../../domain/fee-share/computed-lines'
import { linesOf, statementRows } from '../../domain/fee-share/statement-rows'
import type { UseCase } from '../../use-case/contract'

export const getMyFeeStatement: UseCase<'getMyFeeStatement'> = async ({ database, caller, query: { period } }) => {
  const { company_id, clinic_id } = caller
  const statement = await statementRows(database, caller)
    .where('fee_statement.period', '=', period)
    .where('fee_statement.doctor_id', '=', ownDoctor(caller))
    .executeTakeFirst()
  if (statement) {
    const lines = await linesOf(database, caller, statement)
    return { period, state: statement.state, sums: sumsOf(lines), lines }
  }
  const doctor = await database
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', '=', ownDoctor(caller))
    .executeTakeFirst()
  // an account that is nobody's has earned nothing
  const found = doctor ? await computedLines(database, caller, { period, doctor_id: doctor.id }) : []
  const lines = found.map(shownLine)
  return { period, state: 'open', sums: sumsOf(lines), lines }
}
