import { refusal, unnumbered } from '../fhir/refusal'
import { json, type Reply } from '../http/reply'
import { tokenRules } from '../rules/request'
import { brokenRules, type World } from '../rules/rule'

export interface Credentials {
  clientId: string
  clientSecret: string
}

interface TokenOptions extends Credentials {
  clock: () => number
  random: () => number
  seconds: number
}

const minute = 60_000

/** Tokens by client credentials. After a failed attempt one request a minute is answered, whatever it says. */
export class Tokens {
  #options: TokenOptions
  #endsAt = new Map<string, number>()
  #failedAt: number | undefined

  constructor(options: TokenOptions) {
    this.#options = options
  }

  isValid(token: string) {
    return (this.#endsAt.get(token) ?? 0) > this.#options.clock()
  }

  expireAll() {
    this.#endsAt.clear()
  }

  answer({ grantType, form }: { grantType: string | null; form: URLSearchParams }, world: World): Reply {
    const { clock, clientId, clientSecret } = this.#options
    const waited = this.#failedAt === undefined ? minute : clock() - this.#failedAt
    if (waited < minute)
      return refusal([unnumbered('One request a minute after a failed attempt', { status: 429, code: 'throttled' })], {
        'retry-after': String(Math.ceil((minute - waited) / 1000)),
      })
    const issues = [
      ...(grantType === 'client_credentials' ? [] : [unnumbered('grant_type must be client_credentials')]),
      ...brokenRules(tokenRules, form, world),
    ]
    if (issues.length > 0) return this.#fail(refusal(issues))
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return this.#fail(refusal([unnumbered('Invalid client_id or client_secret', { status: 401, code: 'login' })]))
    return this.#issue()
  }

  #fail(reply: Reply) {
    this.#failedAt = this.#options.clock()
    return reply
  }

  /** The fields, all texts, are those ssecd/ihs declares. Unverified: how many seconds a real token lasts. */
  #issue() {
    const { clock, random, seconds, clientId } = this.#options
    const issuedAt = clock()
    const token = Array.from({ length: 28 }, () => Math.floor(random() * 36).toString(36)).join('')
    this.#endsAt.set(token, issuedAt + seconds * 1000)
    return json(200, {
      access_token: token,
      client_id: clientId,
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
