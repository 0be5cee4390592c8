import { isObject, type Resource, textAt, valuesAt } from '../fhir/resource'
import { seededRandom } from '../seeded-random'
import { createSimulator, type SimulatorOptions } from '../simulator'

export const organizationId = '10000004'
export const patient = 'Patient/P02478375538'
export const practitioner = 'Practitioner/10009880728'
export const credentials = { client_id: 'clinic', client_secret: 'secret' }

/** What the clock shows at the start of a test. */
export const noon = Date.parse('2026-11-28T05:00:00Z')

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

export type Client = Awaited<ReturnType<typeof startClient>>

/** A started simulator and a client of it that has a token. */
export async function startClient(options: Partial<SimulatorOptions> = {}) {
  let now = noon
  const simulator = createSimulator({
    organizationId,
    clientId: credentials.client_id,
    clientSecret: credentials.client_secret,
    clock: () => now,
    random: seededRandom(1),
    ...options,
  })
  const url = await simulator.start()
  let token = ''

  async function send(method: string, path: string, body?: string | Uint8Array, headers: Record<string, string> = {}) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body,
    })
    const text = await response.text()
    const answer: Answer = { status: response.status, headers: response.headers, body: readable(text) }
    return answer
  }

  const client = {
    simulator,
    url,
    passSeconds: (seconds: number) => {
      now += seconds * 1000
    },
    /** Sends text or bytes as they are. */
    send,
    requestToken: (form: Record<string, string> = credentials, query = 'grant_type=client_credentials') =>
      send('POST', `/oauth2/v1/accesstoken?${query}`, new URLSearchParams(form).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    async logIn() {
      const { body } = await client.requestToken()
      token = textAt(body, 'access_token') ?? ''
    },
    post: (path: string, body: unknown) => send('POST', `/fhir-r4/v1${path}`, JSON.stringify(body)),
    put: (path: string, body: unknown) => send('PUT', `/fhir-r4/v1${path}`, JSON.stringify(body)),
    get: (path: string) => send('GET', `/fhir-r4/v1${path}`),
    /** Posts a resource that must be accepted; returns its reference. */
    async create(resource: Resource) {
      const answer = await client.post(`/${resource.resourceType}`, resource)
      if (answer.status !== 201) throw new Error(`${resource.resourceType} is refused: ${JSON.stringify(answer.body)}`)
      return `${resource.resourceType}/${idOf(answer)}`
    },
  }
  await client.logIn()
  return client
}

export const idOf = ({ body }: Answer) => textAt(body, 'id') ?? ''

export const detailsOf = ({ body }: Answer) =>
  valuesAt(body, 'issue').map((issue) => textAt(issue, 'details.text') ?? '')

/** The rule numbers an OperationOutcome names. */
export const ruleNumbersOf = (answer: Answer) =>
  isObject(answer.body) && answer.body.resourceType === 'OperationOutcome'
    ? detailsOf(answer).map((text) => Number(/\(RuleNumber: (\d+)\)$/.exec(text)?.[1]))
    : []

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
