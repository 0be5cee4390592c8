import type { FastifyReply } from 'fastify'

/** A file an operation answers with. */
export class FileAnswer {
  constructor(
    readonly bytes: Buffer,
    readonly type: string,
    /** Names these very bytes. An answer that has one is kept by the browser of who asked. */
    readonly etag?: string,
  ) {}
}

export function sendFile(reply: FastifyReply, { bytes, type, etag }: FileAnswer) {
  if (etag === undefined) return reply.type(type).send(bytes)
  // by who is signed in: whoever uses this browser next asks for themselves
  reply.headers({ etag, 'cache-control': 'private, max-age=86400', vary: 'authorization' })
  if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(bytes)
}
