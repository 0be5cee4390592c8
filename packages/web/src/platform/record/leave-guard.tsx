import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { asksForFieldOf } from './field-address'

const LeaveDialog = lazyWithRetry(() => import('./leave-dialog'))

/**
 * Asks before a link or the Back button leads away, `when` there is something to lose. A reload is not asked about:
 * it brings the draft back.
 */
export function LeaveGuard({ when }: { when: boolean }) {
  const [page, navigate] = useLocation()
  const [leave, setLeave] = useState<() => void>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!when) return
    const askAtLink = (event: MouseEvent) => {
      const link = leadingAway(event)
      if (!link || asksForFieldOf(page, link)) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => () => navigate(link.pathname + link.search))
    }
    const askAtBack = (event: NavigateEvent) => {
      if (isLeaving.current || event.navigationType !== 'traverse' || !event.cancelable) return
      const { key } = event.destination
      event.preventDefault()
      setLeave(() => () => window.navigation.traverseTo(key))
    }
    const history = 'navigation' in window ? window.navigation : undefined // not every browser lets Back be asked
    document.addEventListener('click', askAtLink, { capture: true })
    history?.addEventListener('navigate', askAtBack)
    return () => {
      document.removeEventListener('click', askAtLink, { capture: true })
      history?.removeEventListener('navigate', askAtBack)
    }
  }, [when, page, navigate])

  if (!leave) return null
  return (
    <Suspense>
      <LeaveDialog
        onStay={() => setLeave(undefined)}
        onLeave={() => {
          isLeaving.current = true
          leave()
        }}
      />
    </Suspense>
  )
}

/** The link of a plain click that opens another page in this window. */
function leadingAway(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const isHere = link?.origin === location.origin && !link.getAttribute('href')?.startsWith('#')
  return isPlain && isHere && link.target !== '_blank' ? link : null
}
