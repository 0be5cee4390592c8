import { createContext, use } from 'react'
import type { App } from './app'

export const AppContext = createContext<App | null>(null)

/** The one app of the page: its api, actors, texts and drafts. */
export function useApp(): App {
  const app = use(AppContext)
  if (!app) throw new Error('useApp needs an <AppContext value={createApp(…)}> above')
  return app
}
