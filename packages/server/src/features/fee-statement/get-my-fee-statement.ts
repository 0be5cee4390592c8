import { ownDoctor } from '../../domain/appointment/appointment-rows'
import { computedLines, shownLine, sumsOf } from '../../domain/fee-share/computed-lines'
import { guarantees } from '../../domain/fee-share/guarantees'
import { guaranteedOf, linesOf, statementRows } from '../../domain/fee-share/statement-rows'
import { withTopUp } from '../../domain/fee-share/with-top-up'
import type { UseCase } from '../../use-case/contract'

export const getMyFeeStatement: UseCase<'getMyFeeStatement'> = async ({ database, caller, now, query: { period } }) => {
  const { company_id, clinic_id } = caller
  const statement = await statementRows(database, caller)
    .where('fee_statement.period', '=', period)
    .where('fee_statement.doctor_id', '=', ownDoctor(caller))
    .executeTakeFirst()
  if (statement) {
    const lines = await linesOf(database, caller, statement)
    const guaranteed = await guaranteedOf(database, { caller, now }, statement)
    return {
      period,
      state: statement.state,
      sums: sumsOf(lines, guaranteed),
      lines: withTopUp(lines, { period, guaranteed }),
    }
  }
  const doctor = await database
    .selectFrom('doctor')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id }))
    .where('id', '=', ownDoctor(caller))
    .executeTakeFirst()
  // an account that is nobody's has earned nothing
  if (!doctor) return { period, state: 'open', sums: sumsOf([], 0), lines: [] }
  const of = { period, doctor_id: doctor.id }
  const lines = (await computedLines(database, caller, of)).map(shownLine)
  const guaranteed = (await guarantees(database, { caller, now }, of)).get(doctor.id) ?? 0
  return { period, state: 'open', sums: sumsOf(lines, guaranteed), lines: withTopUp(lines, { period, guaranteed }) }
}
