import type { Schema } from '@clinic/api'
import type { Transaction } from '../../database/schema'
import { placeProblems } from '../../domain/product/place-problems'
import type { Caller } from '../../use-case/contract'
import { lockStatus } from '../../use-case/lock-status'
import { Refusal } from '../../use-case/refusal'
import type { Sentence } from '../../use-case/sentence'

type Item = Schema<'TreatmentPlanItemInput'>

/** Refuses items with services and places there are not. A service that became inactive since it was written stays in a draft. */
export async function checkItems(
  tx: Transaction,
  caller: Caller,
  { items, before }: { items: readonly Item[]; before: readonly Item[] },
) {
  const known = new Set(before.map(({ product_id }) => product_id))
  const statuses = await statusesOf(tx, caller, items)
  const places = await placeProblems(tx, caller, { rows: items, before })
  refuseItems([
    ...items.flatMap(({ product_id }, row): [string, Sentence][] => {
      const status = statuses.get(product_id)
      if (status === undefined) return [[`${row}.product_id`, 'productUnknown']]
      return status === 'inactive' && !known.has(product_id) ? [[`${row}.product_id`, 'productInactive']] : []
    }),
    ...places,
  ])
}

/** Holds the services of items, and returns which of them are active. */
export const statusesOf = async (
  tx: Transaction,
  caller: Caller,
  items: readonly Pick<Item, 'product_id'>[],
): Promise<ReadonlyMap<number, string>> =>
  items.length === 0
    ? new Map()
    : (await lockStatus(tx, caller, { product: items.map(({ product_id }) => product_id) })).product

/** Refuses problems by the row and the field they are in. */
export function refuseItems(problems: readonly (readonly [field: string, problem: Sentence])[]) {
  if (problems.length === 0) return
  const fields = Object.fromEntries(problems.map(([field, problem]) => [`items.${field}`, problem]))
  throw new Refusal(422, 'checkFields', { fields })
}
