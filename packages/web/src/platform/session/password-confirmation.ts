import type { App } from '../app/app'
import type { Refused } from './password-dialog'

/**
 * Asks for the password where the server requires it, and repeats the request. Every page of the desk loads this; the handling
 * of a refusal is loaded with the first one.
 */
export function passwordConfirmation(app: App) {
  const sent = new WeakMap<Request, Request>()
  return {
    onRequest({ request }: Pick<Refused, 'request'>) {
      sent.set(request, request.clone()) // its body can be read once
    },
    async onResponse(reply: Refused) {
      if (reply.response.status === 403)
        return (await import('./password-dialog')).repeatWithPassword(app, reply, sent.get(reply.request))
    },
  }
}
