import { basename, join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../use-case/refusal'
import type { Page } from './page'

/** Serves the built web application: its files as they are, its page for every path that is neither API nor file. */
export async function serveSpa(app: FastifyInstance, webRoot: string, { page }: { page: Page | undefined }) {
  if (page) {
    await app.register(serveFiles, {
      root: webRoot,
      wildcard: false,
      index: false,
      globIgnore: ['index.html*', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(webRoot, 'assets'))
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) throw new Refusal(404, 'notFound')
    if (!page)
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web application is not built yet: run the build first.\n')
    return sendPage(request, reply, page)
  })
}

function asksForPage({ method, url }: FastifyRequest) {
  const [path = ''] = url.split('?')
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path) && !basename(path).includes('.')
}

function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Page) {
  const accepted = headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .type('text/html; charset=utf-8')
    .send(page[encoding])
}
