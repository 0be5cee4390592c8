import { linesOf, statementRows } from '../../domain/fee-share/statement-rows'
import type { UseCase } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'

export const listFeeStatementLine: UseCase<'listFeeStatementLine'> = async ({ database, caller, query }) => {
  const { statement_id, search = '' } = query
  const statement = await statementRows(database, caller)
    .where('fee_statement.id', '=', statement_id)
    .executeTakeFirst()
  const lines = statement ? await linesOf(database, caller, statement) : []
  const words = search.toLowerCase().split(/\s+/)
  return wholeList(
    lines.filter(({ invoice_number, service, patient_initials }) => {
      const text = `${invoice_number} ${service} ${patient_initials}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
}
