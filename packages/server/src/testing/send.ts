import type { TestServer } from './harness'
import { bodyOf, inject } from './inject'
import { type Operation, urlOf } from './operations'

export interface Sending {
  token?: string
  /** Fills the braces of the path. */
  path?: Record<string, string | number>
  /** A list of pairs may name a parameter twice. */
  query?: Record<string, string> | [string, string][]
  /** Sent as JSON, or, if it is a Buffer, as a file. */
  body?: unknown
  /** Sent as it is, instead. */
  payload?: string | Buffer
  headers?: Record<string, string>
}

export type Reply = Awaited<ReturnType<typeof send>>

/** Sends anything to an operation of the contract, each time from an address of its own, and answers with what came back, byte for byte. */
export async function send({ app }: TestServer, operation: Operation, sending: Sending = {}) {
  const { token, path = {}, query, body, headers } = sending
  const sent = bodyOf(operation, body)
  const payload = sending.payload ?? sent.payload
  const url = urlOf(operation, path)
  const started = performance.now()
  const reply = await inject(app, operation, {
    url: query ? `${url}?${new URLSearchParams(query)}` : url,
    remoteAddress: newAddress(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': sent.type }),
      ...headers,
    },
    payload,
  })
  return { ...reply, ms: performance.now() - started }
}

/** The parts of a reply that another caller could compare; the time and the number of the request always differ. */
export const comparableReply = ({ status, payload, headers }: Reply) => {
  const { date: _, 'x-request-id': __, ...rest } = headers
  return JSON.stringify([status, payload, rest])
}

let addresses = 0
export function newAddress() {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}
