import { useCallback, useRef } from 'react'
import { type AroundNavHandler, useRouter } from 'wouter'
import { useApp } from '../platform/app/app-context'
import { progress } from './route-progress'
import { prepareScreen } from './screen-table'

/** Loads the next screen before the old one leaves, under the thin bar; of two clicks the later wins. */
export function useProgressAroundNavigation(): AroundNavHandler {
  const { texts } = useApp()
  const { parser } = useRouter()
  const latest = useRef(0)
  const isLeaving = useRef(false)

  return useCallback(
    async (navigate, to, options) => {
      const address = to.split('?')[0] ?? to
      const stays = address === location.pathname
      if (stays && isLeaving.current) return // a search that is late must not bring back the list one has left
      isLeaving.current = !stays
      latest.current += 1
      const mine = latest.current
      const coming = prepareScreen(address, { parser, texts })
      if (coming) {
        progress.start()
        await coming.catch(() => {}) // the outlet shows the failure, with a button to try again
        progress.done()
      }
      if (mine !== latest.current) return
      isLeaving.current = false
      const before = location.pathname
      navigate(to, options)
      if (location.pathname !== before) beginAtTop()
    },
    [texts, parser],
  )
}

/** A new page begins at its top, for the eye and for the keyboard; going back is left to the browser. */
function beginAtTop() {
  window.scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
