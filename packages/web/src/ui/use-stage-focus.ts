import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useKeptFocus } from './use-kept-focus'

/**
 * The focus goes on with the work: what leads from one stage to the next leaves the page with its stage, and the element of the
 * next one (`data-stage="next"`) takes over. A page that was opened at a stage leaves the focus alone. The handler belongs to the root.
 */
export function useStageFocus(root: RefObject<HTMLElement | null>, stage: string) {
  const keep = useKeptFocus(root, 'data-stage')
  const before = useRef(stage)
  // ahead of the effect that gives the focus away
  useLayoutEffect(() => {
    if (before.current === stage) return
    before.current = stage
    keep.current = 'next'
  }, [stage, keep])
  return {
    onFocus({ target }: FocusEvent) {
      if (target.matches('[data-stage="next"]')) keep.current = undefined
    },
  }
}
