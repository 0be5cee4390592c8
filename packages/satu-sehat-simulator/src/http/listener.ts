import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Delivery } from '../failure/failing-reply'
import { json } from './reply'

export interface IncomingRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Uint8Array
}

type Answer = (request: IncomingRequest) => Promise<Delivery>

const mostBytes = 5 * 1024 * 1024

/** A server that hands each whole request over and delivers what comes back, even half of it or nothing. */
export function createListener(answer: Answer): Server {
  return createServer((incoming, outgoing) => {
    serve(incoming, outgoing, answer).catch((error: unknown) => {
      if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy()
      deliver({ reply: json(500, { error: error instanceof Error ? error.message : 'Unknown error' }) }, outgoing)
    })
  })
}

async function serve(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer) {
  const body = await bodyOf(incoming)
  if (body === undefined) return deliver({ reply: json(413, { error: `More than ${mostBytes} bytes` }) }, outgoing)
  const url = new URL(incoming.url ?? '/', 'http://localhost')
  const delivery = await answer({ method: incoming.method ?? 'GET', url, headers: incoming.headers, body })
  deliver(delivery, outgoing)
}

async function bodyOf(incoming: IncomingMessage) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of incoming) {
    bytes += part.length
    if (bytes <= mostBytes) parts.push(part)
  }
  return bytes > mostBytes ? undefined : Buffer.concat(parts)
}

function deliver(delivery: Delivery, outgoing: ServerResponse) {
  if (delivery.reply === undefined) return outgoing.destroy()
  const { status, headers, body } = delivery.reply
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  if (!delivery.isHalf) return outgoing.end(body)
  outgoing.write(body.slice(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
}
