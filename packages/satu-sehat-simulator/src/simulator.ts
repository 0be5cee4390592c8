import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { Consents } from './consent/consent'
import { type Delivery, failWith, tooManyRequests, unauthorized } from './failure/failing-reply'
import { type FailureKind, type FailurePlan, Failures, readPlan } from './failure/failure-plan'
import { answerFhir } from './fhir/fhir'
import { refusal, unnumbered } from './fhir/refusal'
import type { Resource } from './fhir/resource'
import { ResourceStore } from './fhir/resource-store'
import { createWriter } from './fhir/writer'
import { createListener, type IncomingRequest } from './http/listener'
import { type RateLimit, RateLimiter } from './http/rate-limit'
import { json, type Reply } from './http/reply'
import { type Client, Tokens } from './oauth/tokens'
import {
  personAskedFor,
  type RegisteredPerson,
  registeredResource,
  sandboxPatients,
  sandboxPractitioners,
} from './registered-person'
import type { OrganizationType, World } from './rules/rule'

export interface SimulatorOptions extends Client {
  /** Other facilities, which have the same service in common. */
  others?: readonly Client[]
  /** Returns the present in milliseconds since 1970. */
  clock: () => number
  /** Returns numbers from 0 to 1; decides ids, tokens and failures. */
  random: () => number
  rateLimit?: RateLimit
  tokenSeconds?: number
  organizationType?: OrganizationType
  /** What the client may do, such as `read:Patient` and `write:Encounter`; by default everything. */
  scopes?: readonly string[]
  /** Who is registered beside the people of the sandbox. */
  patients?: readonly RegisteredPerson[]
  /** `everyone` registers whoever is asked for by a NIK, as where all dentists with a licence are known. */
  practitioners?: readonly RegisteredPerson[] | 'everyone'
  /** Answers `/admin` too, where anybody who reaches the port can read what is stored and plan failures. */
  hasAdmin?: boolean
}

/** One request that came, and what was answered; `status` is undefined when the connection was ended instead. */
export interface Call {
  method: string
  path: string
  status?: number
  failure?: FailureKind
}

export interface Simulator {
  /** The address, known once started. */
  readonly url: string
  /** Every request so far, in order. */
  readonly calls: readonly Call[]
  /** Listens at a port of this machine, by default a free one; returns the address. */
  start(port?: number): Promise<string>
  stop(): Promise<void>
  /** What is stored, of one type or of all. */
  resources(type?: string): Resource[]
  /** From now on requests fail as planned; without a plan none does. */
  fail(plan?: FailurePlan): void
}

const fhirPath = '/fhir-r4/v1'

/** Imitates SATUSEHAT in memory: tokens, FHIR R4 with the ministry's numbered rules, consent, and failures on demand. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const { organizationType = 'clinic', scopes, clock, random, tokenSeconds = 3599 } = options
  const store = new ResourceStore()
  const clients: readonly Client[] = [options, ...(options.others ?? [])]
  const worldOf = ({ organizationId }: Client): World => ({ organizationId, organizationType, scopes, store })
  const writer = createWriter(store, { clock, random })
  const tokens = new Tokens({ clients, clock, random, seconds: tokenSeconds })
  const consents = new Consents(store)
  const limiter = new RateLimiter(options.rateLimit, clock)
  const failures = new Failures(random)
  const calls: Call[] = []
  const server = createListener(answer)
  let url: string | undefined
  register()

  return {
    get url() {
      if (url === undefined) throw new Error('The simulator is not started.')
      return url
    },
    calls,
    async start(port = 0) {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`
      return url
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      url = undefined
    },
    resources: (type) => structuredClone(store.list(type)),
    fail: (plan) => failures.follow(plan),
  }

  async function answer(request: IncomingRequest): Promise<Delivery> {
    const { method, url } = request
    if (options.hasAdmin && url.pathname.startsWith('/admin/')) return { reply: administer(request) }
    const call: Call = { method, path: `${url.pathname}${url.search}` }
    calls.push(call)
    const wait = limiter.take()
    const failure = wait === undefined ? failures.next(url.pathname) : undefined
    call.failure = failure?.kind
    if (failure && failure.milliseconds > 0) await setTimeout(failure.milliseconds)
    const delivery = wait === undefined ? deliver(request, failure) : { reply: tooManyRequests(wait) }
    call.status = delivery.reply?.status
    return delivery
  }

  function deliver(request: IncomingRequest, failure: ReturnType<Failures['next']>): Delivery {
    const carryOut = () => carryOutRequest(request)
    if (failure === undefined) return { reply: carryOut() }
    return failWith(failure, {
      carryOut,
      expireTokens: () => tokens.expireAll(),
      isCreation: request.method === 'POST' && request.url.pathname.startsWith(`${fhirPath}/`),
    })
  }

  function carryOutRequest({ method, url: { pathname, searchParams }, headers, body }: IncomingRequest): Reply {
    if (pathname === '/oauth2/v1/accesstoken' && method === 'POST') {
      const form = new URLSearchParams(new TextDecoder().decode(body))
      return tokens.answer({ grantType: searchParams.get('grant_type'), form }, worldOf(options))
    }
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    const client = tokens.clientOf(token)
    if (client === undefined) return unauthorized()
    if (pathname === '/consent/v1/Consent')
      return consents.answer({ method, parameters: searchParams, body: parsed(body) })
    if (pathname !== fhirPath && !pathname.startsWith(`${fhirPath}/`))
      return refusal([unnumbered(`Unknown address ${pathname}`, { status: 404, code: 'not-found' })])
    const path = pathname
      .slice(fhirPath.length)
      .split('/')
      .filter((part) => part !== '')
    if (options.practitioners === 'everyone' && path[0] === 'Practitioner') {
      const asked = personAskedFor(searchParams)
      if (asked) registerPractitioners([asked])
    }
    const world = worldOf(client)
    return answerFhir({ method, path, parameters: searchParams, body }, { world, writer, base: `${url}${fhirPath}` })
  }

  function administer({ method, url: { pathname }, body }: IncomingRequest): Reply {
    if (pathname === '/admin/resources' && method === 'GET') return json(200, store.list())
    if (pathname === '/admin/calls' && method === 'GET') return json(200, calls)
    if (pathname !== '/admin/failures') return json(404, { error: `Unknown address ${pathname}` })
    if (method === 'DELETE') failures.follow(undefined)
    if (method === 'DELETE') return json(200, {})
    if (method !== 'PUT') return json(405, { error: 'PUT a plan or DELETE it' })
    const plan = readPlan(parsed(body))
    if (typeof plan === 'string') return json(400, { error: plan })
    failures.follow(plan)
    return json(200, plan)
  }

  function register() {
    for (const { organizationId: id } of clients) {
      const facility = { resourceType: 'Organization', id, meta: { versionId: '1' }, active: true }
      store.write({ resource: facility, isOwn: false })
    }
    for (const person of [...sandboxPatients, ...(options.patients ?? [])])
      store.write({ resource: registeredResource('Patient', person), isOwn: false })
    const { practitioners = [] } = options
    registerPractitioners([...sandboxPractitioners, ...(practitioners === 'everyone' ? [] : practitioners)])
  }

  function registerPractitioners(people: readonly RegisteredPerson[]) {
    for (const person of people) store.write({ resource: registeredResource('Practitioner', person), isOwn: false })
  }
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
