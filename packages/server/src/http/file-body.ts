import contract from '@clinic/api/contract'
import { errorCodes, type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types an operation takes; none for operations without a body. */
    bodyTypes?: string[]
  }
}

/**
 * A body may be a file: the contract gives it `type: string, format: binary` under each media type it may have, and as
 * `maxLength` how many bytes. It comes to the use case as a Buffer; nothing has looked into it yet.
 */
export function readFiles(app: FastifyInstance, types = fileTypes) {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  app.addHook('onRoute', (route) => {
    const content = contentOf(route.schema)
    route.config = { ...route.config, bodyTypes: Object.keys(content) }
    const limits = Object.values(content).flatMap(({ schema: { maxLength } }) => maxLength ?? [])
    if (limits.length > 0) route.bodyLimit = Math.max(...limits)
  })
  app.addHook('preParsing', async ({ method, headers, routeOptions: { config } }) => {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
    if (type === undefined || method === 'GET' || method === 'HEAD') return
    if (!config.bodyTypes?.includes(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type)
  })
}

/** All that Ajv can check of a Buffer: that there is one. */
export const fileSchema = { type: 'object' }

type Content = Record<string, { schema: { maxLength?: number } }>

const contentOf = (schema: unknown): Content =>
  Object(Object(schema).body).content ?? { 'application/json': { schema: {} } }

const mediaTypes = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .flatMap((operation) => Object.keys(Object(Object(Object(operation).requestBody).content)))
const fileTypes = [...new Set(mediaTypes)].filter((type) => type !== 'application/json')
