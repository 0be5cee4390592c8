import type { FastifyReply } from 'fastify'
import type { People } from '../audit/people'

interface Details {
  /** The identity of these bytes. The browser of the caller caches an answer that has one. */
  etag?: string
  /** The name of a saved file; files that are only shown have none. */
  name?: string
  /** The people it shows, besides its owner. */
  people?: People | null
}

/** A file an operation answers with. */
export class FileAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    readonly details: Details = {},
  ) {}
}

export function sendFile(reply: FastifyReply, { bytes, type, details: { etag, name } }: FileAnswer) {
  if (name !== undefined) reply.header('content-disposition', `attachment; filename="${name}"`)
  if (etag === undefined) return reply.type(type).send(bytes)
  // cached per signed-in user: the next user of this browser sends their own request
  reply.headers({ etag, 'cache-control': 'private, max-age=86400', vary: 'authorization' })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(bytes)
}
