import type { Schema } from '@clinic/api'
import type { Dispensing } from './dispensing-query'

interface HandedOutDocument {
  id: number
  number: string
  by: string
  at: string
  movements: Schema<'HandedOut'>[]
}

/** The movements of a prescription by the document they belong to, the last document first. */
export function documentsOf({ handed_out }: Pick<Dispensing, 'handed_out'>): HandedOutDocument[] {
  const documents = new Map<number, HandedOutDocument>()
  for (const movement of handed_out) {
    const { transaction_id: id, number, by, at } = movement
    const movements = [...(documents.get(id)?.movements ?? []), movement]
    documents.set(id, { id, number, by, at, movements })
  }
  return [...documents.values()].reverse()
}
