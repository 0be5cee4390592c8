import { type Reply, type Resource, rulesIn } from '@clinic/core/satu-sehat'
import type { Database } from '../../../database/schema'
import type { Connection } from '../connection'
import { openCircuit } from './circuit'
import { shareToken } from './shared-token'

/** What came back, and what of it is FHIR. */
export interface Answer extends Reply {
  /** The resource that was answered with; undefined where there was none, or it was refused. */
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
    get: (path: string) => request(path),
    /** Creates a resource, or changes the one with its id. */
    send: (resource: Resource) =>
      request(resource.id === undefined ? resource.resourceType : `${resource.resourceType}/${resource.id}`, resource),
  }

  async function request(path: string, resource?: Resource): Promise<Answer> {
    let has_new_token = false
    for (let waited = 0; ; ) {
      await circuit.pass()
      const token = await tokens.current()
      const wait = waitUntil - now().getTime()
      if (wait > 0) await sleep(wait)
      const answer = await exchange(path, { resource, token })
      if (answer.status === 401 && !has_new_token) {
        has_new_token = true
        await tokens.forget(token)
        continue
      }
      const asked = Number(answer.retry_after) * 1000
      if (answer.status === 429 && waited < waits && asked > 0 && asked <= longestWait) {
        waited += 1
        waitUntil = Math.max(waitUntil, now().getTime() + asked)
        continue
      }
      await circuit.record(answer.status !== null && answer.status < 500)
      return { ...answer, has_new_token }
    }
  }

  async function exchange(path: string, { resource, token }: { resource: Resource | undefined; token: string }) {
    try {
      const response = await fetch(`${connection.base_url}/fhir-r4/v1/${path}`, {
        method: resource === undefined ? 'GET' : resource.id === undefined ? 'POST' : 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: resource && JSON.stringify(resource),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
      })
      return answerOf(response.status, await response.text(), response.headers.get('retry-after'))
    } catch (error) {
      return { ...nothing, message: error instanceof Error ? error.message : 'No answer' }
    }
  }
}

const nothing = { status: null, rules: [], retry_after: null, resource: undefined }

/** A page is no answer, nor is a 200 that says that nothing was done; with a rule it is a refusal like any other. */
function answerOf(status: number, text: string, retry_after: string | null): Omit<Answer, 'has_new_token'> {
  const resource = fhirIn(text)
  const isRefusal = resource?.resourceType === 'OperationOutcome'
  const rules = status < 300 && !isRefusal ? [] : rulesIn(text)
  const message = isRefusal || status >= 300 ? wordsOf(text) : ''
  if (status >= 300) return { status, rules, retry_after, resource: undefined, message }
  if (resource && !isRefusal) return { status, rules, retry_after, resource, message }
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
