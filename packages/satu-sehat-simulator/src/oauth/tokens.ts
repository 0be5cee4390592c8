import { refusal, unnumbered } from '../fhir/refusal'
import { json, type Reply } from '../http/reply'
import { tokenRules } from '../rules/request'
import { brokenRules, type World } from '../rules/rule'

/** A facility and what it logs in with. */
export interface Client {
  /** Identifier systems end with it, and `Organization/{id}` exists. */
  organizationId: string
  clientId: string
  clientSecret: string
}

interface TokenOptions {
  clients: readonly Client[]
  clock: () => number
  random: () => number
  seconds: number
}

const minute = 60_000

/** Tokens by client credentials. After a failed attempt one request a minute of that client is answered, whatever it says. */
export class Tokens {
  #options: TokenOptions
  #issued = new Map<string, { client: Client; endsAt: number }>()
  #failedAt = new Map<string, number>()

  constructor(options: TokenOptions) {
    this.#options = options
  }

  /** Whose token it is; undefined once it is over. */
  clientOf(token: string): Client | undefined {
    const issued = this.#issued.get(token)
    return issued && issued.endsAt > this.#options.clock() ? issued.client : undefined
  }

  expireAll() {
    this.#issued.clear()
  }

  answer({ grantType, form }: { grantType: string | null; form: URLSearchParams }, world: World): Reply {
    const { clock, clients } = this.#options
    const name = form.get('client_id') ?? ''
    const failedAt = this.#failedAt.get(name)
    const waited = failedAt === undefined ? minute : clock() - failedAt
    if (waited < minute)
      return refusal([unnumbered('One request a minute after a failed attempt', { status: 429, code: 'throttled' })], {
        'retry-after': String(Math.ceil((minute - waited) / 1000)),
      })
    const issues = [
      ...(grantType === 'client_credentials' ? [] : [unnumbered('grant_type must be client_credentials')]),
      ...brokenRules(tokenRules, form, world),
    ]
    if (issues.length > 0) return this.#fail(name, refusal(issues))
    const client = clients.find(({ clientId }) => clientId === name)
    if (client === undefined || form.get('client_secret') !== client.clientSecret) {
      const wrong = unnumbered('Invalid client_id or client_secret', { status: 401, code: 'login' })
      return this.#fail(name, refusal([wrong]))
    }
    return this.#issue(client)
  }

  #fail(name: string, reply: Reply) {
    this.#failedAt.set(name, this.#options.clock())
    return reply
  }

  /** The fields, all texts, are those ssecd/ihs declares. Unverified: how many seconds a real token lasts. */
  #issue(client: Client) {
    const { clock, random, seconds } = this.#options
    const issuedAt = clock()
    const token = Array.from({ length: 28 }, () => Math.floor(random() * 36).toString(36)).join('')
    this.#issued.set(token, { client, endsAt: issuedAt + seconds * 1000 })
    return json(200, {
      access_token: token,
      client_id: client.clientId,
      expires_in: String(seconds),
      issued_at: String(issuedAt),
      refresh_count: '0',
      refresh_token_expires_in: '0',
      scope: '',
      status: 'approved',
      token_type: 'BearerToken',
    })
  }
}
