import { useEffect } from 'react'
import { useRouter } from 'wouter'
import { useApp } from '../platform/app/app-context'
import { prepareScreen } from './screen-table'

/**
 * Fetches the code of the page a link leads to once the link is hovered, focused or touched. Not its data: readings of patients
 * are recorded, and pointing at a name is no reading.
 */
export function usePrefetchOfLinks() {
  const { texts } = useApp()
  const { parser } = useRouter()
  useEffect(() => {
    const meant = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      prepareScreen(link.pathname, { parser, texts })?.catch(() => {}) // the click tries again
    }
    const events = ['pointerover', 'focusin', 'touchstart']
    for (const event of events) document.addEventListener(event, meant, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, meant)
    }
  }, [texts, parser])
}
