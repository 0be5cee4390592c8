import { paketProblems } from '@clinic/core/paket'
import { lockStatus } from '../../use-case/lock-status'
import type { Writing } from '../../use-case/master'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

/** Services of the clinic, each once; one that is inactive may stay, but is not added. */
export async function checkItems({ tx, caller, input, before }: Writing<'Paket'>): Promise<undefined> {
  const { items } = paketProblems(input.items)
  if (items) refuse(items)
  const ids = input.items.map(({ product_id }) => product_id)
  const { product } = await lockStatus(tx, caller, { product: ids })
  if (product.size < ids.length) refuse('productUnknown')
  const already = new Set(before?.items.map(({ product_id }) => product_id))
  if ([...product].some(([id, status]) => status === 'inactive' && !already.has(id))) refuse('productInactive')
  return undefined
}

function refuse(items: Sentence): never {
  throw new Refusal(422, 'checkFields', { fields: { items } })
}
