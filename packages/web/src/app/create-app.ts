import { createApi, unwrap } from '@clinic/api'
import { type Account, type Credentials, sessionMachine } from '@clinic/core/auth'
import { isLanguage, type Language, languageMachine } from '@clinic/core/language'
import { networkMachine } from '@clinic/core/network'
import { preferenceMachine } from '@clinic/core/preference'
import { navigate } from 'wouter/use-browser-location'
import { createActor, fromPromise } from 'xstate'
import { invitationToken } from '../features/auth/invitation-token'
import type { App } from '../platform/app/app'
import { preferenceCookies, showPreferences } from '../platform/app/preference-cookies'
import { watchNetwork } from '../platform/app/watch-network'
import { createDrafts } from '../platform/record/drafts'
import { accessToken } from '../platform/session/access-token'
import { clinicPosition } from '../platform/session/clinic-position'
import { endedSession } from '../platform/session/ended-session'
import { createTexts } from '../platform/texts/texts'

const languageKey = 'i18nextLng'

/** Makes the app of one page: the only place where machines meet the browser and the server. */
export function createApp(baseUrl: string): App {
  const texts = createTexts(['ui', 'frame', 'auth'])

  const language = createActor(
    languageMachine.provide({
      actors: {
        loadTexts: fromPromise<void, { language: Language }>(({ input }) => texts.load(input.language)),
      },
    }),
    { input: { language: storedLanguage() } },
  )

  const preference = createActor(preferenceMachine, {
    input: { preferences: preferenceCookies.read(storedLanguage()) },
  })

  const network = createActor(networkMachine.provide({ actors: { watchNetwork } }), {
    input: { online: navigator.onLine },
  })

  const api = createApi({
    baseUrl,
    accessToken: accessToken.read,
    language: () => language.getSnapshot().context.language,
    onUnauthorized: (why) => session.send({ type: 'session.expired', why }),
  })
  api.use(clinicPosition)

  const session = createActor(
    sessionMachine.provide({
      actors: {
        fetchAccount: fromPromise<Account>(async () => {
          const reply = await unwrap(api.POST('/api/auth/my-account'))
          await checkReply('account', reply)
          endedSession.watch(reply.user.id)
          return reply.user
        }),
        login: fromPromise<Account, Credentials>(async ({ input }) => {
          const reply = await unwrap(api.POST('/api/auth/login', { body: { ...input, workspace: 'clinic' } }))
          await checkReply('login', reply)
          accessToken.save(reply.accessToken)
          endedSession.watch(reply.user.id)
          return reply.user
        }),
        logout: fromPromise<void>(async () => {
          const reply = await unwrap(api.POST('/api/auth/logout'))
          await checkReply('logout', reply)
        }),
      },
    }),
    { input: { hasToken: accessToken.read() !== null } },
  )

  const drafts = createDrafts({
    owner: () => userOf(session.getSnapshot().context.account),
    fetchKey: () => unwrap(api.POST('/api/auth/journal-key')),
  })

  window.addEventListener('beforeunload', (event) => {
    if (drafts.hasUnwritten()) event.preventDefault()
  })

  session.on('loggedIn', ({ account }) => {
    const place = endedSession.placeOf(account.id)
    endedSession.forget()
    navigate(place ?? '/') // the workspace knows where a role lands
  })
  session.on('loggedOut', (event) => {
    drafts.lock()
    if (event.reason === 'asked') {
      endedSession.leave()
      return accessToken.clear()
    }
    endedSession.keep(event.why)
    localStorage.clear() // the specification: a 401 clears everything
    if (location.pathname !== '/login') navigate('/login')
  })
  accessToken.watch((token, { isSignOut }) => {
    const { account } = session.getSnapshot().context
    if (token === null && account)
      session.send({ type: 'session.expired', why: isSignOut ? 'session_ended' : undefined })
    if (token !== null) location.reload() // another tab signed in: this one must not go on as somebody else
  })

  invitationToken.watch()

  preference.on('preferenceChanged', ({ name, value }) => preferenceCookies.save(name, value))
  preference.on('preferencesReset', () => preferenceCookies.clear())
  preference.subscribe(({ context }) => showPreferences(context))

  language.on('languageChanged', ({ language: chosen, direction }) => {
    texts.show(chosen)
    // even the same one has every style worked out anew
    if (document.documentElement.lang !== chosen) document.documentElement.lang = chosen
    if (chosen === storedLanguage()) return // shown again as it was: the direction the user chose stays
    localStorage.setItem(languageKey, chosen)
    preference.send({ type: 'preference.set', name: 'direction', value: direction })
  })

  for (const actor of [preference, language, network, session]) actor.start()
  return { api, session, network, preference, language, texts, drafts }
}

const userOf = (account: Account | null) => (account ? `user-${account.id}` : 'visitor')

function storedLanguage(): Language {
  const stored = localStorage.getItem(languageKey) ?? ''
  return isLanguage(stored) ? stored : 'en'
}

/** The schemas come with the first reply, not with the first page. */
async function checkReply(of: 'login' | 'account' | 'logout', reply: unknown) {
  const { checkAuthReply } = await import('@clinic/api/auth-reply')
  checkAuthReply(of, reply)
}
