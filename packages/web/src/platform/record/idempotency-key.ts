/** A new Idempotency-Key. Not crypto.randomUUID: a clinic's own server is often reached by http, where that is missing. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
