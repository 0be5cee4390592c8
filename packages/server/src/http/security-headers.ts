import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Pages } from './page'

/** Adds the headers of every reply. Replies that may be cached say so themselves; all others are not stored. */
export function addSecurityHeaders(app: FastifyInstance, pages: Pages | undefined) {
  // made once: Fastify's own plugin makes it anew for each request
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(pages?.scripts ?? [])],
        styleSrc: ["'self'", ...(pages?.styles ?? [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // no text becomes HTML or script, but by the one policy of progress-bar.ts
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    guard(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined))
  })
}

/** Headers for replies to unreadable requests, which are sent before any hook. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none';object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}
