import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { DatabaseError } from 'pg'

export interface LogStream {
  write(line: string): void
}

/** Structured logs without personal data: no addresses, bodies, query strings, tokens or values of columns. */
export const logging = (stream: LogStream | undefined): FastifyServerOptions => ({
  logController: new LogController({ disableRequestLogging: true }),
  logger: stream && { level: 'info', base: null, stream, serializers: { err: withoutValues } },
})

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ operation: nameOf(request), status: reply.statusCode, milliseconds }, 'answered')
  })
}

/** Returns the operation or route of a request, without the ids it was called with. */
export function nameOf({ method, routeOptions }: FastifyRequest): string {
  const { operationId } = Object(routeOptions.schema)
  if (operationId) return operationId
  if (Object(routeOptions.config).file) return 'file'
  return routeOptions.url ? `${method} ${routeOptions.url}` : 'page'
}

function withoutValues(error: Error) {
  const { code, constraint, table } = Object(error)
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  // A database names the value it refuses in its message.
  const message = error instanceof DatabaseError ? '' : error.message
  return { type: error.name, message, stack: stack?.join('\n') ?? '', code, constraint, table }
}
