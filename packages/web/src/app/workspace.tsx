import { lazyWithRetry } from '../ui/lazy-with-retry'
import '../parts.css'
import { canOpen, landingOf, pathsOf, roleNames } from '@clinic/core/access'
import type { Account } from '@clinic/core/auth'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useEffect, useState } from 'react'
import { Redirect, Route, Router, Switch, useLocation, useRouter } from 'wouter'
import { useApp } from '../platform/app/app-context'
import { createQueryClient } from '../platform/app/query'
import { forgetWhenOnline } from '../platform/session/forget-when-online'
import { passwordConfirmation } from '../platform/session/password-confirmation'
import { useAccount } from '../platform/session/use-account'
import { serverClock } from '../platform/time/server-clock'
import { CrashBoundary } from './crash-boundary'
import { Frame } from './frame/frame'
import { RouteProgress } from './route-progress'
import { ScreenOutlet } from './screen-outlet'
import { prepareScreen, screensFor } from './screen-table'
import { usePrefetchOfLinks } from './use-prefetch-of-links'
import { useProgressAroundNavigation } from './use-progress-around-navigation'
import { useSessionEnd } from './use-session-end'

const NotFound = lazyWithRetry(() => import('./pages/not-found'))
const PermissionDenied = lazyWithRetry(() => import('./pages/permission-denied'))

// The letters of the desk, before its first picture: those that come later lay it out once more.
for (const font of ['500 1em Poppins', '1em "Poppins Tabular"', '600 1em "Poppins Tabular"'])
  void document.fonts?.load(font, '0')

/** Fetches the code of an address while the account is still being restored. */
export const prepare = prepareScreen

/** The app of a signed-in user. It owns the cache of patients. */
export default function Workspace() {
  const account = useAccount()
  return account && <WorkspaceOf key={account.id} account={account} />
}

function WorkspaceOf({ account }: { account: Account }) {
  const [queries] = useState(createQueryClient)
  const app = useApp()
  const aroundNav = useProgressAroundNavigation()
  usePrefetchOfLinks()
  useSessionEnd()
  useEffect(() => forgetWhenOnline(queries), [queries])
  useEffect(() => {
    const watching = [serverClock, passwordConfirmation(app)]
    app.api.use(...watching)
    return () => app.api.eject(...watching)
  }, [app])
  const role = account.role.name
  const [location] = useLocation()

  const landing = landingOf(role, location)
  if (landing) return <Redirect to={landing} replace />
  if (pathsOf(role).length === 0) return <PermissionDenied />

  return (
    <QueryClientProvider client={queries}>
      <Router aroundNav={aroundNav}>
        <Frame account={account}>
          <CrashBoundary key={location}>
            <Suspense fallback={<RouteProgress />}>
              {canOpen(role, location) ? <Screens location={location} /> : <Elsewhere path={location} />}
            </Suspense>
          </CrashBoundary>
        </Frame>
      </Router>
    </QueryClientProvider>
  )
}

function Screens({ location }: { location: string }) {
  const screens = screensFor(location, useRouter().parser)
  return (
    <Switch>
      {('then' in screens ? use(screens) : screens).map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <ScreenOutlet screen={screen} />
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  )
}

/** Shows that a page belongs to another role, or that an address does not exist. */
const Elsewhere = ({ path }: { path: string }) =>
  roleNames.some((role) => canOpen(role, path)) ? <PermissionDenied /> : <NotFound />
