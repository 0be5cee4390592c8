/** A new Idempotency-Key. Not crypto.randomUUID: a clinic's own server is often reached by http, where that is missing. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A request being sent: its body, and its Idempotency-Key. */
export interface SentRequest {
  body: string
  key: string
}

/** The same body sent again carries the same key, so that it is done once. */
export function requestOf(body: object, before: SentRequest | null): SentRequest {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { body: text, key: newIdempotencyKey() }
}
