import { use } from 'react'
import { useApp } from '../platform/app/app-context'
import { loadScreen, type Screen } from './screen'

/** Shows a screen once its code and texts are here. */
export function ScreenOutlet({ screen }: { screen: Screen }) {
  const Component = use(loadScreen(screen, useApp().texts))
  return <Component />
}
