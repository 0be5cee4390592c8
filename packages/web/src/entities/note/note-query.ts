import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Note = Schema<'Note'>
export type NoteContent = Schema<'NoteContent'>

/** What was written about a visit: the first note first, a draft last. */
export const noteQuery = (api: Api, visit: number) =>
  queryOptions({
    queryKey: ['note', visit],
    queryFn: ({ signal }) => unwrap(api.GET('/api/visit/{id}/note', { params: { path: { id: visit } }, signal })),
  })

/** The notes of a visit with one that was stored since. */
export const withNote = <Of extends { notes: Note[] }>(known: Of, stored: Note): Of => ({
  ...known,
  notes: [...known.notes.filter(({ id }) => id !== stored.id), stored],
})
