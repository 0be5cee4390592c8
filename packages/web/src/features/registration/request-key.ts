import { newIdempotencyKey } from '../../platform/record/idempotency-key'

/** A request on its way: what is sent, and the Idempotency-Key it carries. */
export interface SentRequest {
  body: string
  key: string
}

/** The same body sent again carries the same key, so that it is done once. */
export function requestOf(body: object, before: SentRequest | null): SentRequest {
  const text = JSON.stringify(body)
  return before?.body === text ? before : { body: text, key: newIdempotencyKey() }
}
