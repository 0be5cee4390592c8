import { letterOf, letterRows } from '../../domain/letter/letter-rows'
import type { UseCase } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'

export const getLetter: UseCase<'getLetter'> = async ({ database, caller, path: { id } }) => {
  const row = await letterRows(database, caller).where('letter.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  return letterOf(caller, row)
}
