import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Operation } from './operations'

/** One request to the app without a network. Of a stream of events the beginning is waited for, not its end. */
export async function inject(app: FastifyInstance, operation: Operation, request: InjectOptions) {
  const reply = await app.inject({ ...request, method: operation.method, payloadAsStream: operation.isStream })
  const { statusCode: status, headers } = reply
  if (!operation.isStream) return { status, headers, payload: reply.payload }
  const stream = reply.stream()
  if (status !== 200) return { status, headers, payload: await text(stream) }
  stream.destroy()
  return { status, headers, payload: '' }
}
