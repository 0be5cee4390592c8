import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

export type Letter = Schema<'Letter'>
export type LetterContent = Schema<'LetterContent'>

interface Shown {
  page: number
  rowPerPage: 10 | 25 | 50 | 100
  visit_id?: number
}

/** One page of the letters of a patient or of one visit, the latest first. */
export const patientLettersQuery = (api: Api, id: number, shown: Shown) =>
  queryOptions({
    queryKey: ['letter', 'patient', id, shown],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/patient/{id}/letter', { params: { path: { id }, query: shown }, signal })),
  })

export const letterQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['letter', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/letter/{id}', { params: { path: { id } }, signal })),
  })
