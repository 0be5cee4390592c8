import { canCall, operationRoles } from '@clinic/core/access'
import { joinProblem } from '@clinic/core/stock-count'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeStockCount } from './change-stock-count'

export const joinStockCount: UseCase<'joinStockCount'> = (call) =>
  changeStockCount(call, {
    event: () => ({ type: 'stockCount.count' }),
    action: 'join',
    async apply(tx, before) {
      const { company_id, clinic_id, user_id, name: user_name } = call.caller
      const { id: count_id, round, counters, people } = before
      const canApprove = canCall(call.caller.role, operationRoles.postStockCount)
      const problem = joinProblem({ round, counters, people, canApprove })
      if (problem) throw new Refusal(409, problem, { current: before })
      const position = people.filter((each) => each.round === round).length + 1
      await tx
        .insertInto('stock_count_counter')
        .values({ company_id, clinic_id, count_id, round, position, user_id, user_name })
        .execute()
      return {}
    },
  })
