import { joinProblem } from '@clinic/core/stock-count'
import type { Transaction } from '../../database/schema'
import type { Caller, UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeStockCount } from './change-stock-count'

export const joinStockCount: UseCase<'joinStockCount'> = (call) =>
  changeStockCount(call, {
    event: () => ({ type: 'stockCount.count' }),
    action: 'join',
    async apply(tx, before) {
      const { company_id, clinic_id, user_id, name: user_name } = call.caller
      const { id: count_id, round, counters, people } = before
      const asked = await hasAsked(tx, call.caller, count_id)
      const problem = joinProblem({ round, counters, people, asked })
      if (problem) throw new Refusal(409, problem, { current: before })
      const position = people.filter((each) => each.round === round).length + 1
      await tx
        .insertInto('stock_count_counter')
        .values({ company_id, clinic_id, count_id, round, position, user_id, user_name })
        .execute()
      return {}
    },
  })

/** Who sent batches back has seen what was counted of them. */
async function hasAsked(tx: Transaction, { company_id, clinic_id, user_id }: Caller, id: number) {
  const asked = await tx
    .selectFrom('stock_count')
    .select('id')
    .where((eb) => eb.and({ company_id, clinic_id, id, recount_by: user_id }))
    .executeTakeFirst()
  return asked !== undefined
}
