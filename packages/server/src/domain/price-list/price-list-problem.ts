import type { Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'
import { findPriceList } from './find-price-list'

interface Chosen {
  id: number | null
  /** The one that was chosen before, which stays whatever became of it. */
  before: number | null
  for: 'patient' | 'payor'
}

/** What is wrong with a price list that somebody is priced by; one of another clinic is unknown. */
export async function priceListProblem(tx: Transaction, caller: Caller, chosen: Chosen): Promise<Sentence | undefined> {
  const { id, before } = chosen
  if (id === null || id === before) return undefined
  const list = await findPriceList(tx, caller, id)
  if (!list) return 'priceListUnknown'
  if (list.status === 'inactive') return 'priceListInactive'
  return chosen.for === 'patient' && !list.for_patients ? 'priceListNotForPatients' : undefined
}
