import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useRouter } from 'wouter'
import { useInvitationToken } from '../features/auth/invitation-token'
import Login from '../features/auth/login'
import { useApp } from '../platform/app/app-context'
import { useIsUnderMaintenance } from '../platform/page/page-meta'
import { endedSession } from '../platform/session/ended-session'
import { useAccount } from '../platform/session/use-account'
import { UiWords } from '../platform/texts/ui-words'
import { lazyWithRetry } from '../ui/lazy-with-retry'
import { CrashBoundary } from './crash-boundary'
import { OfflineBar } from './frame/offline-bar'
import { StagingLabel } from './frame/staging-label'
import { LanguageGate } from './language-gate'
import { invitationScreen, publicScreens } from './public-screens'
import { loadScreen, type Screen } from './screen'
import { ScreenOutlet } from './screen-outlet'
import { Splash } from './splash'

const Guest = lazyWithRetry(() => import('./guest'))
const Maintenance = lazyWithRetry(() => import('./pages/maintenance'))
const NotFound = lazyWithRetry(() => import('./pages/not-found'))
const PermissionDenied = lazyWithRetry(() => import('./pages/permission-denied'))

const loadWorkspace = () => import('./workspace')
const workspace: Screen = { path: '/*', load: loadWorkspace, texts: ['navigation'] }

/** Everything the page can show, by its address. */
export function Root() {
  return (
    <LanguageGate>
      <UiWords>
        <StagingLabel />
        <CrashBoundary>
          <Suspense fallback={<Splash />}>{useIsUnderMaintenance() ? <Maintenance /> : <Addresses />}</Suspense>
        </CrashBoundary>
        <OfflineBar />
      </UiWords>
    </LanguageGate>
  )
}

const Addresses = () => (
  <Switch>
    <Route path="/login" component={LoginOrHome} />
    {publicScreens.map((screen) => (
      <Route key={screen.path} path={screen.path}>
        <ScreenOutlet screen={screen} />
      </Route>
    ))}
    <Route path="/permission-denied" component={PermissionDenied} />
    <Route path="/404" component={NotFound} />
    <Route path="/maintenance" component={Maintenance} />
    <Route component={SignedInOnly} />
  </Switch>
)

function LoginOrHome() {
  const isInvited = useInvitationToken() !== null
  const account = useAccount()
  if (isInvited) return <ScreenOutlet screen={invitationScreen} />
  return account ? <Redirect to={endedSession.placeOf(account.id) ?? '/'} replace /> : <Login />
}

function SignedInOnly() {
  const { session } = useApp()
  const isRestoring = useSelector(session, (snapshot) => snapshot.matches('restoring'))
  const account = useAccount()
  const [wasSignedIn, setSignedIn] = useState(false)
  if (account && !wasSignedIn) setSignedIn(true)
  if (isRestoring) return <Restoring />
  if (account) return <ScreenOutlet screen={workspace} />
  // A user who has just signed out was at an existing page, and may be offline: nothing more is loaded.
  return wasSignedIn ? <Redirect to="/login" replace /> : <Guest />
}

/** Fetches the screen while the account is being restored. */
function Restoring() {
  const { texts } = useApp()
  const { parser } = useRouter()
  useEffect(() => {
    const fetchAll = async () => {
      void loadScreen(workspace, texts).catch(() => {}) // the outlet tries again and shows the failure
      const { prepare } = await loadWorkspace()
      await prepare(location.pathname, { parser, texts })
    }
    fetchAll().catch(() => {})
  }, [texts, parser])
  return <Splash />
}
