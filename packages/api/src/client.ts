import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.gen'

/** The reply of a list is read as JSON; to get a table, pass `parseAs`. */
export type Api = Client<paths, 'application/json'>

export interface ApiOptions {
  /** The origin of the backend; '' is the same origin. In Node an absolute address is needed. */
  baseUrl: string
  /** The stored access token, sent as bearer with every request while there is one. */
  accessToken: () => string | null
  /** The language the server writes its sentences in. */
  language: () => string
  /** Told once per reply of status 401: why the session is over, where the server knows. */
  onUnauthorized: (why: SessionEnd | undefined) => void
  fetch?: (request: Request) => Promise<Response>
}

/** Why a session is over. */
export type SessionEnd = (typeof sessionEnds)[number]

const sessionEnds = ['session_expired', 'session_ended', 'account_inactive'] as const satisfies Exclude<
  components['schemas']['ErrorReply']['data']['code'],
  undefined
>[]

/** The one typed client of the contract. */
export function createApi({ baseUrl, accessToken, language, onUnauthorized, fetch }: ApiOptions): Api {
  const api = createClient<paths, 'application/json'>({ baseUrl, fetch })
  api.use({
    onRequest({ request }) {
      const token = accessToken()
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
      request.headers.set('Accept-Language', language())
      return request
    },
    async onResponse({ response }) {
      if (response.status !== 401) return
      const reply: unknown = await response
        .clone()
        .json()
        .catch(() => undefined) // a proxy may answer 401 without JSON
      const { code } = Object(Object(reply).data)
      onUnauthorized(sessionEnds.find((end) => end === code))
    },
  })
  return api
}

/** A file as the body of a call, instead of JSON: `api.PUT('/api/…/photo', { params, ...sending(file) })`. */
export const sending = <File extends { type: string }>(file: File) => ({
  body: file,
  bodySerializer: () => file,
  headers: { 'Content-Type': file.type },
})
