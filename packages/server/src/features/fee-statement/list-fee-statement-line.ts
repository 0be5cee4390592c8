import { guaranteedOf, linesOf, statementRows } from '../../domain/fee-share/statement-rows'
import { withTopUp } from '../../domain/fee-share/with-top-up'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listFeeStatementLine: UseCase<'listFeeStatementLine'> = async ({ database, caller, now, query }) => {
  const { statement_id, search = '' } = query
  const statement = await statementRows(database, caller)
    .where('fee_statement.id', '=', statement_id)
    .executeTakeFirst()
  if (!statement) return wholeList([])
  const guaranteed = await guaranteedOf(database, { caller, now }, statement)
  const lines = withTopUp(await linesOf(database, caller, statement), { period: statement.period, guaranteed })
  const words = search.toLowerCase().split(/\s+/)
  return wholeList(
    lines.filter(({ invoice_number, service, patient_initials }) => {
      const text = `${invoice_number} ${service} ${patient_initials}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
}
