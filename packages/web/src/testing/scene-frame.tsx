import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { App } from '../platform/app/app'
import { AppContext } from '../platform/app/app-context'
import { UiWords } from '../platform/texts/ui-words'

/** The providers above every screen: the app, the words of the kit, a cache that does not retry, an address. */
export function SceneFrame({ app, path = '/', children }: { app: App; path?: string; children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [location] = useState(() => memoryLocation({ path }))
  return (
    <AppContext value={app}>
      <UiWords>
        <QueryClientProvider client={queries}>
          <Router hook={location.hook} searchHook={location.searchHook}>
            {children}
          </Router>
        </QueryClientProvider>
      </UiWords>
    </AppContext>
  )
}
