import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Dispensing = Schema<'Dispensing'>
export type DispensingCard = Schema<'DispensingCard'>
export type DispensingLine = Schema<'DispensingLine'>

export const dispensingAddress = '/clinic/medicine-transaction/dispensing'

export const dispensingDayQuery = (api: Api, day: string) =>
  queryOptions({
    queryKey: ['dispensing', 'day', day],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing', { params: { query: { day } }, signal })),
  })

export const dispensingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['dispensing', 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/dispensing/{id}', { params: { path: { id } }, signal })),
  })

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
