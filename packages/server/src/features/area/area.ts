import { areas } from '../../domain/area/areas'
import type { UseCases } from '../../use-case/contract'
import { wholeList } from '../../use-case/list'
import { openRequestLimit } from '../../use-case/request-limit'

/** Who types an address asks a few times; behind one internet address may be a whole clinic. */
const mostRequests = 300

/** For everybody: who registers themselves has an address too. */
export function areaUseCases(): UseCases<'listArea'> {
  const limit = openRequestLimit(mostRequests)
  return {
    async listArea({ caller, query: { search = '' }, now }) {
      limit.count(caller.ip, now)
      return wholeList(areas().search(search))
    },
  }
}
