import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { dispensingById } from './dispensing-by-id'

export const getDispensing: UseCase<'getDispensing'> = async ({ database, caller, now, path: { id } }) => {
  const found = await dispensingById(database, { caller, now }, id)
  if (!found) throw new Refusal(404, 'notFound')
  return found.dispensing
}
