import { type FocusEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { useKeptFocus } from './use-kept-focus'

/**
 * The focus goes on with the work: from a step that was pressed (`data-step="begun"`, or `next`) to the one that comes next
 * (`data-step="next"`), which may be drawn later. The second press of a double click, which meets what was drawn meanwhile, does not
 * take it away. The handlers belong to the root.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>) {
  const keep = useKeptFocus(root, 'data-step')
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    onMouseDown(event: MouseEvent) {
      if (event.detail > 1 && event.timeStamp - pressedAt.current < doubleClick) event.preventDefault()
    },
    onClick({ target, timeStamp }: MouseEvent) {
      const step = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-step]') : null
      if (!step) return
      keep.current = 'next'
      pressedAt.current = timeStamp
      // a link to what is shown beside it stays in the page
      if (step.matches('a:not([aria-current])')) step.blur()
    },
    // once it is there, wherever the focus is lost later is another matter
    onFocus({ target }: FocusEvent) {
      if (target.matches('[data-step="next"]')) keep.current = undefined
    },
  }
}

/** The most milliseconds from the first click to the second press. */
const doubleClick = 500
