import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { usageById } from './usage-by-id'

export const getUsage: UseCase<'getUsage'> = async ({ database, caller, now, path: { id } }) => {
  const found = await usageById(database, { caller, now }, id)
  if (!found) throw new Refusal(404, 'notFound')
  return found
}
