import { type Api, type Schema, unwrap } from '@clinic/api'
import { queryOptions } from '@tanstack/react-query'

/** What a link is of. */
export interface LinkedPaper {
  kind: 'invoice' | 'payment'
  id: number
  number: string
  /** Of the patient; empty where there is none. */
  phone: string
}

/** A link with its address, the one time it is known. */
export type MadeLink = Schema<'ReceiptLinkCreatedReply'>['data']

export const linkPath = (kind: LinkedPaper['kind']) => `/api/${kind}/{id}/link` as const

export const linkQuery = (api: Api, { kind, id }: Pick<LinkedPaper, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: ['receipt-link', kind, id],
    queryFn: ({ signal }) => unwrap(api.GET(linkPath(kind), { params: { path: { id } }, signal })),
  })

export const linkAddress = (token: string) => `${location.origin}/receipt#${token}`
