import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

interface Question {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  /** Sent as JSON. */
  body?: unknown
  /** The Idempotency-Key. */
  key?: string
  /** The address the request comes from, of those this machine has: 127.0.0.2, … */
  from?: string
}

interface Envelope<Data> {
  status: string
  msg: string
  data: Data
}

/** One request to a server in another process, and how long the answer took. Rejects when there is none. */
export async function ask<Data>(address: string, { method = 'GET', path, token, body, key, from }: Question) {
  const began = performance.now()
  const outgoing = request(new URL(path, address), {
    agent,
    method,
    localAddress: from,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  const answered = new Promise<{ status: number; body: Envelope<Data> }>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (reply) => {
      text(reply)
        .then((content) => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(content) }))
        .catch(reject)
    })
  })
  outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  const answer = await answered
  return { ...answer, milliseconds: performance.now() - began }
}

const agent = new Agent({ keepAlive: true })
