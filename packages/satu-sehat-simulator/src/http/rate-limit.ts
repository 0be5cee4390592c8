export interface RateLimit {
  requests: number
  /** The length of a window. */
  seconds: number
}

/** Counts requests in windows that begin with their first request. */
export class RateLimiter {
  #limit: RateLimit | undefined
  #clock: () => number
  #window = { startedAt: Number.NEGATIVE_INFINITY, count: 0 }

  constructor(limit: RateLimit | undefined, clock: () => number) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Counts one request; returns the seconds to wait when it is one too many, otherwise undefined. */
  take() {
    if (this.#limit === undefined) return undefined
    const { requests, seconds } = this.#limit
    const now = this.#clock()
    if (now >= this.#window.startedAt + seconds * 1000) this.#window = { startedAt: now, count: 0 }
    this.#window.count += 1
    return this.#window.count > requests ? Math.ceil((this.#window.startedAt + seconds * 1000 - now) / 1000) : undefined
  }
}
