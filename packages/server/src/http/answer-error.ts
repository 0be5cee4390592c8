import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../use-case/texts'
import { errorReply } from './errors'

export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  reply.send(asFailure(error, request, reply))

/** Makes a reply that of an error; returns its body. */
export function asFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, retryAfterSeconds, body } = errorReply(error, {
    language: languageOf(request.headers['accept-language']),
    request: request.id,
    bodyLimit: request.routeOptions?.bodyLimit,
    bodyTypes: request.routeOptions?.config?.bodyTypes,
  })
  if (statusCode >= 500) request.log.error({ err: error }, 'failed')
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  reply.code(statusCode)
  return body
}
