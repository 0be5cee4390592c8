import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import contract from '@clinic/api/contract'
import type { FastifyInstance } from 'fastify'

/**
 * GET /api/openapi.json: the contract for strangers and their generators. Like /health it is no operation of the contract:
 * it answers the bare document without the envelope, asks no database and knows no caller.
 */
export function serveContract(app: FastifyInstance) {
  let document: ReturnType<typeof documentOf> | undefined
  app.get('/api/openapi.json', async ({ headers }, reply) => {
    document ??= documentOf(contract) // on first use: it would delay every start
    const { etag, identity, gzip } = await document
    reply.headers({ etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' })
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(identity)
    return reply.header('content-encoding', 'gzip').send(gzip)
  })
}

async function documentOf(contract: object) {
  const identity = Buffer.from(JSON.stringify(contract))
  const hash = createHash('sha256').update(identity).digest('base64url')
  // weak: the same document, whichever way it is compressed
  return { etag: `W/"${hash}"`, identity, gzip: await promisify(gzip)(identity) }
}
