import { createApi, type Schema } from '@clinic/api'
import type { RoleName } from '@clinic/core/access'
import { sessionMachine } from '@clinic/core/auth'
import { type Language, languageMachine } from '@clinic/core/language'
import { medicalBanner } from '@clinic/core/medical-alert'
import { networkMachine } from '@clinic/core/network'
import { type Preferences, preferenceDefaults, preferenceMachine } from '@clinic/core/preference'
import { accountFixture } from '@clinic/core/testing'
import { createActor, fromPromise } from 'xstate'
import { locales, namespaces } from '../i18n/i18n-util'
import { loadLocaleAsync, loadNamespaceAsync } from '../i18n/i18n-util.async'
import type { App } from '../platform/app/app'
import { createTexts } from '../platform/texts/texts'
import { unknownParameters } from './unknown-parameters'

export type Reply = (request: Request) => Response | Promise<Response>

/** The setting of a story or a test: the signed-in role, and the server's reply to `GET /api/patient` and others. */
export interface Scene {
  role?: RoleName | null
  /** More fields of the signed-in account. */
  account?: Partial<Schema<'Account'>>
  replies?: Record<string, Reply>
  language?: Language
  isOffline?: boolean
  preferences?: Preferences
  /** The address the screen is opened at. */
  path?: string
}

/** The reply of a success. */
export const success =
  (data: unknown, status = 200): Reply =>
  () =>
    Response.json({ status: 'success', msg: '', data }, { status })

/** The reply of a refusal or a failure. */
export const refusal =
  (status: number, msg: string, data: object = {}): Reply =>
  () =>
    Response.json({ status: status >= 500 ? 'error' : 'failed', msg, data }, { status })

/** No reply: the screen goes on loading. */
export const silence: Reply = () => new Promise(() => {})

/** A page of a list that holds all its rows. */
export const listOf = (rows: unknown[]) => ({
  count: rows.length,
  rows,
  pagination: {
    totalItems: rows.length,
    totalPages: rows.length > 0 ? 1 : 0,
    currentPage: 1,
    hasNextPage: false,
    hasPrevPage: false,
    offset: 0,
    rowPerPage: 25,
  },
})

/** The reply of a list with more rows than one page: each page as it is asked for. */
export const pagesOf =
  (rows: readonly unknown[]): Reply =>
  ({ url }) => {
    const asked = new URL(url).searchParams
    const rowPerPage = Number(asked.get('rowPerPage') ?? 10)
    const currentPage = Number(asked.get('page') ?? 1)
    const offset = (currentPage - 1) * rowPerPage
    const hasNextPage = offset + rowPerPage < rows.length
    const { pagination, ...list } = listOf(rows.slice(offset, offset + rowPerPage))
    const data = { ...list, pagination: { ...pagination, totalItems: rows.length, currentPage, hasNextPage } }
    return Response.json({ status: 'success', msg: '', data })
  }

/** An app whose server is the scene: no network, drafts in memory, every text loaded. */
export async function createScene({
  role = 'manager_clinic',
  account: overrides,
  replies = {},
  language = 'en',
  isOffline = false,
  preferences = preferenceDefaults,
}: Scene): Promise<App> {
  await Promise.all(
    locales.flatMap((locale) => [
      loadLocaleAsync(locale),
      ...namespaces.map((namespace) => loadNamespaceAsync(locale, namespace)),
    ]),
  )
  const texts = createTexts(namespaces)
  const account = role && accountFixture({ role: { name: role }, ...overrides })

  const languageActor = createActor(
    languageMachine.provide({ actors: { loadTexts: fromPromise<void, { language: Language }>(async () => {}) } }),
    { input: { language } },
  )
  languageActor.on('languageChanged', (change) => texts.show(change.language))
  texts.show(language)
  languageActor.start()

  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchAccount: fromPromise(async () => {
          if (!account) throw new Error('nobody')
          return account
        }),
      },
    }),
    { input: { hasToken: account !== null } },
  ).start()

  const api = createApi({
    baseUrl: 'http://clinic.test',
    accessToken: () => null,
    language: () => language,
    onUnauthorized: (why) => session.send({ type: 'session.expired', why }),
    fetch: async (request) => {
      const asked = `${request.method} ${new URL(request.url).pathname}`
      const reply = replies[asked] ?? usual[asked.replace(/\/\d+\//, '/{id}/')]
      const unknown = unknownParameters(request)
      if (unknown.length > 0) throw new Error(`The contract of ${asked} has no ${unknown.join(', ')}`)
      const answer = reply ?? refusal(404, `The scene has no reply to ${request.method} ${request.url}`)
      return Object.defineProperty(await answer(request), 'url', { value: request.url })
    },
  })

  // the account and the language arrive in the next turn
  await Promise.resolve()
  return {
    api,
    session,
    network: createActor(networkMachine, { input: { online: !isOffline } }).start(),
    preference: createActor(preferenceMachine, { input: { preferences } }).start(),
    language: languageActor,
    texts,
    drafts: draftsInMemory(),
  }
}

/** The default replies: no change violates the plan, the clinic has no price lists, no patient is like another, owes anything, has packages or deposits or was asked about alerts, no room is out of use. */
const usual: Record<string, Reply> = {
  'GET /api/visit/{id}/dictation': success({ visit_id: 7, dictations: [] }),
  'POST /api/appointment/preview-plan-change': success(listOf([])),
  'POST /api/patient/match': success(listOf([])),
  'GET /api/room/maintenance': success(listOf([])),
  'GET /api/invoice': success(listOf([])),
  'GET /api/price-list': success(listOf([])),
  'GET /api/patient/{id}/package-sold': success(listOf([])),
  'GET /api/patient/{id}/deposit': success(listOf([])),
  'GET /api/patient/{id}/medical-alert': success({ patient_id: 1, topics: medicalBanner([], []), removed: [] }),
}

function draftsInMemory(): App['drafts'] {
  const kept = new Map<string, string>() // as JSON
  return {
    isLasting: true,
    read: async (form) => JSON.parse(kept.get(form) ?? 'null') ?? undefined,
    save: async (form, value) => void kept.set(form, JSON.stringify(value)),
    discard: async (form) => void kept.delete(form),
    forms: async () => [...kept.keys()].sort(),
    hasUnwritten: () => false,
    lock: () => {},
  }
}
