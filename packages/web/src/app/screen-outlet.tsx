import { use } from 'react'
import { useApp } from '../platform/app/app-context'
import { loadedComponent, loadScreen, type Screen } from './screen'

/** Shows a screen once its code and texts are here. */
export function ScreenOutlet({ screen }: { screen: Screen }) {
  const { texts } = useApp()
  // use() shows the fallback even for a promise that is kept, and React leaves a fallback up for 300 ms
  const Component = loadedComponent(screen, texts) ?? use(loadScreen(screen, texts))
  return <Component />
}
