import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../use-case/refusal'
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
  const fault = error instanceof Refusal ? error.details.fault : undefined
  if (fault || statusCode >= 500) request.log.error({ err: fault ?? error }, 'failed')
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  reply.code(statusCode)
  return body
}
