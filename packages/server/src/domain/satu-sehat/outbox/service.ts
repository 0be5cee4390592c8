import { type ConsentRequest, type Reply, type Resource, rulesIn } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { Connection } from '../connection'
import { openCircuit } from './circuit'
import { shareToken } from './shared-token'

/** What came back, and what of it is FHIR. */
export interface Answer extends Reply {
  /** The resource that was answered with; undefined where there was none, none was asked for, or it was refused. */
  resource: { resourceType: string; id?: string; entry?: { resource?: { id?: string } }[] } | undefined
  /** In the words of the service, shortened. */
  message: string
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

/** How often a request that is one too many waits in place, and how long at most. */
const waits = 5
const longestWait = 90_000

/** Sends to SATUSEHAT with the shared token. Throws `Paused` while that is not possible. */
export function createService(options: Options) {
  const { database, connection, now, sleep, fetch = globalThis.fetch, timeout = 30_000, signal } = options
  const tokens = shareToken({ database, connection, now, sleep, fetch })
  const circuit = openCircuit({ database, client: connection.client, now })
  // all requests of this server wait when one was too many
  let waitUntil = 0

  return {
    connection,
    /** Finds by a search, such as `Practitioner?identifier=…`, or by an id. */
    get: (path: string) => request({ method: 'GET', path: `fhir-r4/v1/${path}`, isFhir: true }),
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
    let has_new_token = false
    for (let waited = 0; ; ) {
      await circuit.pass()
      const token = await tokens.current()
      const wait = waitUntil - now().getTime()
      if (wait > 0) await sleep(wait)
      const answer = await exchange(asked, token)
      if (answer.status === 401 && !has_new_token) {
        has_new_token = true
        await tokens.forget(token)
        continue
      }
      const pause = Number(answer.retry_after) * 1000
      if (answer.status === 429 && waited < waits && pause > 0 && pause <= longestWait) {
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

  async function exchange({ method, path, body, isFhir }: Request, token: string) {
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
}

interface Response {
  status: number
  text: string
  retry_after: string | null
}

const nothing = { status: null, rules: [], retry_after: null, resource: undefined }

/** A page is no answer, nor is a 200 that says that nothing was done; with a rule it is a refusal like any other. */
function answerOf(
  { status, text, retry_after }: Response,
  { isFhir }: Pick<Request, 'isFhir'>,
): Omit<Answer, 'has_new_token'> {
  const resource = fhirIn(text)
  const isRefusal = resource?.resourceType === 'OperationOutcome'
  const rules = status < 300 && !isRefusal ? [] : rulesIn(text)
  const message = isRefusal || status >= 300 ? wordsOf(text) : ''
  if (status >= 300) return { status, rules, retry_after, resource: undefined, message }
  if (resource && !isRefusal) return { status, rules, retry_after, resource, message }
  if (!isFhir && !isRefusal && isEmptyOrJson(text)) return { status, rules, retry_after, resource: undefined, message }
  return rules.length > 0 ? { ...nothing, status: 400, rules, message } : { ...nothing, message: message || 'No FHIR' }
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
