import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Operation } from './operations'

/** One request to the app without a network. Of a stream of events the beginning is waited for, not its end. */
export async function inject(app: FastifyInstance, operation: Operation, request: InjectOptions) {
  const reply = await app.inject({ ...request, method: operation.method, payloadAsStream: operation.isStream })
  const { statusCode: status, headers } = reply
  if (!operation.isStream) return { status, headers, payload: reply.payload, bytes: reply.rawPayload }
  const stream = reply.stream()
  if (status !== 200) return { status, headers, payload: await text(stream), bytes: nothing }
  reply.raw.res.destroy() // like a lost connection; ending only the stream would notify nobody
  return { status, headers, payload: '', bytes: nothing }
}

const nothing = Buffer.alloc(0)

/** A body as it goes through the network: bytes as the first type of file the operation takes, all else as JSON. */
export function bodyOf({ fileTypes }: Operation, body: unknown) {
  if (Buffer.isBuffer(body)) return { type: fileTypes[0] ?? 'application/octet-stream', payload: body }
  return { type: 'application/json', payload: body === undefined ? undefined : JSON.stringify(body) }
}
