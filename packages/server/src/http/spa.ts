import { basename, join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../use-case/refusal'
import type { Pages } from './page'

/** Serves the built web application: its files as they are, a page for every path that is neither API nor file. */
export async function serveSpa(app: FastifyInstance, webRoot: string, { pages }: { pages: Pages | undefined }) {
  if (pages) {
    const files = { index: false, preCompressed: true, cacheControl: false } as const
    // found as they are asked for: a route for each of these hundreds of files would delay every start
    await app.register(serveFiles, {
      ...files,
      root: join(webRoot, 'assets'),
      prefix: '/assets/',
      allowedPath: (path) => /\.\w+$/.test(path) && !/\.(br|gz)$/.test(path),
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await app.register(serveFiles, {
      ...files,
      root: webRoot,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.html*', '**/*.br', '**/*.gz'],
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=3600'),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) throw new Refusal(404, 'notFound')
    if (!pages)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web application is not built yet: run the build first.\n')
    return sendPage(request, reply, pages)
  })
}

function asksForPage({ method, url }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path) && !basename(path).includes('.')
}

async function sendPage({ headers, url }: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const [path = ''] = url.split('?')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', ...(secretPaths.includes(path) && unlisted) })
    .type('text/html; charset=utf-8')
    .send(await pages.at(path)(encoding))
}

/** Addresses that end in a secret. */
const secretPaths = ['/receipt', '/patient/booking']

/** A page under a secret address: no engine lists it, no browser keeps it or says where it was. */
const unlisted = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }
