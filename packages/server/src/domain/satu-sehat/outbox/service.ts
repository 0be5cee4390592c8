import { type ConsentRequest, type Reply, type Resource, rulesIn } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { Connection } from '../connection'
import { openCircuit } from './circuit'
import { Paused } from './paused'
import { shareToken } from './shared-token'

/** What came back, and what of it is FHIR. */
export interface Answer extends Reply {
  /** The resource that was answered with; undefined where there was none, none was asked for, or it was refused. */
  resource: { resourceType: string; id?: string; entry?: { resource?: { id?: string } }[] } | undefined
  /** In the words of the service, shortened. */
  message: string
  /** Whether it was an OperationOutcome, as a page never is. */
  is_outcome: boolean
  has_new_token: boolean
}

interface Options {
  database: Database
  connection: Connection
  now: () => Date
  sleep: (milliseconds: number) => Promise<void>
  fetch?: typeof globalThis.fetch
  /** Milliseconds after which a request is given up. */
  timeout?: number
  /** Ends requests that are under way. */
  signal?: AbortSignal
}

export type Service = ReturnType<typeof createService>

/** Returns the service through which a clinic sends; undefined while there is none. */
export type ServiceOf = (clinic: { clinic_id: number }) => Service | undefined

/** How often a request that is one too many waits in place, and how long at most. */
const waits = 5
const longestWait = 90_000

/** Milliseconds that somebody waits for one resource. */
const longestRead = 10_000

/** Sends to SATUSEHAT with the shared token. Throws `Paused` while that is not possible. */
export function createService(options: Options) {
  const { database, connection, now, sleep, fetch = globalThis.fetch, timeout: longest = 30_000, signal } = options
  const tokens = shareToken({ database, connection, now, sleep, fetch })
  const circuit = openCircuit({ database, client: connection.client, now })
  // all requests of this server wait when one was too many
  let waitUntil = 0

  return {
    connection,
    /** Finds by a search, such as `Practitioner?identifier=…`, or by an id. */
    get: (path: string) => request({ method: 'GET', path: `fhir-r4/v1/${path}`, isFhir: true }),
    /** Reads one resource for somebody who waits for it: it is given up early, and where it is one too many it does not wait. */
    read: (type: string, id: string) =>
      request({
        method: 'GET',
        path: `fhir-r4/v1/${type}/${encodeURIComponent(id)}`,
        isFhir: true,
        mostWaits: 0,
        timeout: Math.min(longest, longestRead),
      }),
    /** Creates a resource, or changes the one with its id. */
    send: (body: Resource) => {
      const path = `fhir-r4/v1/${body.resourceType}`
      return body.id === undefined
        ? request({ method: 'POST', path, body, isFhir: true })
        : request({ method: 'PUT', path: `${path}/${body.id}`, body, isFhir: true })
    },
    /** Tells the choice of a patient about access. Any reply that is not a refusal is taken for an acceptance. */
    tellConsent: (body: ConsentRequest) => request({ method: 'POST', path: 'consent/v1/Consent', body, isFhir: false }),
  }

  async function request(asked: Request): Promise<Answer> {
    const { mostWaits = waits } = asked
    let has_new_token = false
    for (let waited = 0; ; ) {
      await circuit.pass()
      const token = await tokens.current()
      const wait = waitUntil - now().getTime()
      if (wait > 0 && mostWaits === 0) throw new Paused('Too many requests', new Date(waitUntil))
      if (wait > 0) await sleep(wait)
      const answer = await exchange(asked, token)
      if (answer.status === 401 && !has_new_token) {
        has_new_token = true
        await tokens.forget(token)
        continue
      }
      const pause = Number(answer.retry_after) * 1000
      if (answer.status === 429 && waited < mostWaits && pause > 0 && pause <= longestWait) {
        waited += 1
        waitUntil = Math.max(waitUntil, now().getTime() + pause)
        continue
      }
      const isAnswered = answer.status !== null && answer.status < 500
      // another service at the same address: that it is silent says nothing of the one that takes resources
      if (isAnswered || asked.isFhir) await circuit.record(isAnswered)
      return { ...answer, has_new_token }
    }
  }

  async function exchange({ method, path, body, isFhir, timeout = longest }: Request, token: string) {
    try {
      const response = await fetch(`${connection.base_url}/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      })
      const text = await response.text()
      const retry_after = response.headers.get('retry-after')
      return answerOf({ status: response.status, text, retry_after }, { isFhir })
    } catch (error) {
      return { ...nothing, message: error instanceof Error ? error.message : 'No answer' }
    }
  }
}

interface Request {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the address of the connection. */
  path: string
  body?: object
  /** Whether only a resource is an answer. */
  isFhir: boolean
  /** How often it waits in place where it is one too many. */
  mostWaits?: number
  /** Milliseconds after which it is given up. */
  timeout?: number
}

interface Response {
  status: number
  text: string
  retry_after: string | null
}

const nothing = { status: null, rules: [], retry_after: null, resource: undefined, is_outcome: false }

/** A page is no answer, nor is a 200 that says that nothing was done; with a rule it is a refusal like any other. */
function answerOf(
  { status, text, retry_after }: Response,
  { isFhir }: Pick<Request, 'isFhir'>,
): Omit<Answer, 'has_new_token'> {
  const resource = fhirIn(text)
  const isRefusal = resource?.resourceType === 'OperationOutcome'
  const rules = status < 300 && !isRefusal ? [] : rulesIn(text)
  const message = isRefusal || status >= 300 ? wordsOf(text) : ''
  const answer = { status, rules, retry_after, resource: undefined, message, is_outcome: isRefusal }
  if (status >= 300) return answer
  if (resource && !isRefusal) return { ...answer, resource }
  if (!isFhir && !isRefusal && isEmptyOrJson(text)) return answer
  return rules.length > 0
    ? { ...nothing, status: 400, rules, message, is_outcome: true }
    : { ...nothing, message: message || 'No FHIR' }
}

function fhirIn(text: string): Answer['resource'] {
  try {
    const value = Object(JSON.parse(text))
    return typeof value.resourceType === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

function isEmptyOrJson(text: string): boolean {
  try {
    return text.trim() === '' || typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** What an OperationOutcome says, or the beginning of what is none. */
function wordsOf(text: string): string {
  try {
    const { issue = [] } = Object(JSON.parse(text))
    const words: unknown[] = issue.map(
      (each: { details?: { text?: unknown }; diagnostics?: unknown }) => each.details?.text ?? each.diagnostics,
    )
    return words
      .filter((each) => typeof each === 'string')
      .join(' ')
      .slice(0, 500)
  } catch {
    // of a page what stands between its tags
    const words = text
      .slice(0, 5000)
      .split('<')
      .map((part) => part.slice(part.indexOf('>') + 1).trim())
    return words
      .filter((each) => each !== '')
      .join(' ')
      .slice(0, 200)
  }
}
