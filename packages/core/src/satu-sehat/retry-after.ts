/** What came of a request: a reply, or none. */
export interface Reply {
  /** Null where there was none: no network, no answer in time. */
  status: number | null
  /** The rule numbers that its OperationOutcome names. */
  rules: readonly number[]
  /** The header `Retry-After`: seconds or a date. */
  retry_after: string | null
}

export type NextMove =
  | { move: 'accept' }
  /** Sent before: the resource is searched for by its identifier and its id is taken over. */
  | { move: 'adopt' }
  /** A new token, then the same again: once, a second 401 in a row waits. */
  | { move: 'renewToken' }
  | { move: 'retry'; at: number }
  /** Somebody has to correct something: never sent again by itself. */
  | { move: 'reject' }
  | { move: 'giveUp' }

interface Attempt {
  /** How many were made, with this one. */
  attempts: number
  /** When the first one was made, in milliseconds, as `now`. */
  first_at: number
  now: number
  /** Whether this attempt was made with a token that was just renewed. */
  has_new_token: boolean
}

/** The duplicate: a resource of this identifier is there already. */
const duplicate = 20002

const day = 24 * 60 * 60 * 1000
const longest = 5 * 60 * 1000

/**
 * What is done next. What was not answered, and what is no fault of what was sent (408, 429, 5xx), is sent again after attempts² × 30
 * seconds, 5 minutes at most, or as late as the service asks; only after a day it is given up.
 */
export function nextMove(reply: Reply, attempt: Attempt): NextMove {
  const { status, rules } = reply
  if (status !== null && status >= 200 && status < 300) return { move: 'accept' }
  if (rules.includes(duplicate)) return { move: 'adopt' }
  if (status === 401 && !attempt.has_new_token) return { move: 'renewToken' }
  if (rules.length > 0) return { move: 'reject' }
  return status === null || isBusy(status) ? laterOrNever(reply, attempt) : { move: 'reject' }
}

/** How long to wait after so many attempts, in milliseconds. */
export const waitAfter = (attempts: number) => Math.min(attempts * attempts * 30_000, longest)

// A token that is refused although it is new is the service's trouble: asking for more of them would lock the client out.
const isBusy = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500

function laterOrNever({ retry_after }: Reply, { attempts, first_at, now }: Attempt): NextMove {
  if (now - first_at >= day) return { move: 'giveUp' }
  return { move: 'retry', at: Math.max(now + waitAfter(attempts), askedFor(retry_after, now)) }
}

/** The moment that the service asks to wait for; 0 where it asks for none. A day at most. */
function askedFor(retry_after: string | null, now: number): number {
  const text = retry_after?.trim() ?? ''
  if (text === '') return 0
  const at = /^\d{1,9}$/.test(text) ? now + Number(text) * 1000 : Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.min(at, now + day)
}
