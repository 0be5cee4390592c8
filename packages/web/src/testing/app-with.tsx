import type { ReactNode } from 'react'
import type { App } from '../platform/app/app'
import { AppContext, useApp } from '../platform/app/app-context'

/** The app of the scene with some of its parts exchanged: an actor that stands in a certain state. */
export function AppWith({ parts, children }: { parts: Partial<App>; children: ReactNode }) {
  return <AppContext value={{ ...useApp(), ...parts }}>{children}</AppContext>
}
