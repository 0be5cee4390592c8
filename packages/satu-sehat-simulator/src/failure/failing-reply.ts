import { refusal, unnumbered } from '../fhir/refusal'
import type { Reply } from '../http/reply'
import type { Failure } from './failure-plan'

/** What goes over the wire: a reply, half of it, or a connection that ends without one. */
export type Delivery = { reply: Reply; isHalf?: true } | { reply?: undefined }

interface Service {
  carryOut: () => Reply
  expireTokens: () => void
  isCreation: boolean
}

export function failWith({ kind }: Failure, { carryOut, expireTokens, isCreation }: Service): Delivery {
  switch (kind) {
    case 'latency':
      return { reply: carryOut() }
    case 'too-many-requests':
      return { reply: tooManyRequests(5) }
    case 'server-error':
      return {
        reply: refusal([unnumbered('Internal server error', { status: 500, code: 'exception' })]),
      }
    case 'lost-request':
      return {}
    case 'lost-reply':
      carryOut()
      return {}
    case 'half-reply':
      return { reply: carryOut(), isHalf: true }
    case 'html-reply':
      return { reply: { status: 200, headers: { 'content-type': 'text/html' }, body: gatewayPage } }
    case 'refused-with-200':
      return {
        reply: { ...refusal([unnumbered('The request was not carried out', { code: 'processing' })]), status: 200 },
      }
    case 'expired-token':
      expireTokens()
      return { reply: unauthorized() }
    case 'duplicate':
      return { reply: isCreation ? duplicated(carryOut()) : carryOut() }
  }
}

export const tooManyRequests = (seconds: number) =>
  refusal([unnumbered('Too many requests', { status: 429, code: 'throttled' })], { 'retry-after': String(seconds) })

/** Unverified: the body with which the real service refuses a token. */
export const unauthorized = () =>
  refusal([unnumbered('The access token is invalid or has expired', { status: 401, code: 'login' })], {
    'www-authenticate': 'Bearer',
  })

/** The resource is stored, and the reply says that it had been before: as after an earlier request whose reply was lost. */
const duplicated = (reply: Reply) =>
  reply.status < 300
    ? refusal([unnumbered('Found duplicate resource (RuleNumber: 20002)', { code: 'duplicate' })])
    : reply

const gatewayPage = '<!doctype html><title>Service unavailable</title><h1>Service unavailable</h1>'
