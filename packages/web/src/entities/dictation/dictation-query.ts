import { type Api, type Schema, unwrap } from '@clinic/api'
import type { Dictated } from '@clinic/core/charting'
import { entryOf } from '@clinic/core/odontogram'
import { queryOptions } from '@tanstack/react-query'

export type Dictation = Schema<'Dictation'>

/** What was dictated in a visit, the first one first. */
export const dictationQuery = (api: Api, visit: number) =>
  queryOptions({
    queryKey: ['dictation', visit],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/{id}/dictation', { params: { path: { id: visit } }, signal })),
  })

/** The entries of a visit with one that was stored since. */
export const withDictation = (known: Schema<'VisitDictation'>, stored: Dictation): Schema<'VisitDictation'> => ({
  ...known,
  dictations: [...known.dictations.filter(({ id }) => id !== stored.id), stored].sort((a, b) => a.id - b.id),
})

/** The entries that their dentist has not decided on. */
export const draftsIn = (known: Schema<'VisitDictation'> | undefined) =>
  known?.dictations.filter(({ state }) => state === 'dictated') ?? []

/** A draft as it is accepted into a chart. */
export const dictatedOf = ({ id, version, key, user_id, entry }: Dictation): Dictated => ({
  id,
  version,
  key,
  by: String(user_id),
  entry: entryOf(entry),
  reason: entry.reason,
})
