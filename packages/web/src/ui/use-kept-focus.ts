import { type RefObject, useEffect, useRef } from 'react'

/**
 * The focus goes with a card or block that becomes another element: `keep.current` names the one that was last acted on, by the
 * value of `attribute`. It gets the focus back whenever the page has lost it, after a drawing or when a dialog has left the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, attribute: `data-${string}`) {
  const keep = useRef<string>(undefined)

  useEffect(() => {
    const back = () => giveBack(root.current, attribute, keep.current)
    back()
    // a dialog may close after the last drawing, and gives the focus to an element that is gone; what takes the place of a block
    // may be drawn after its parent
    const moved = new MutationObserver(back)
    moved.observe(document.body, { childList: true })
    if (root.current) moved.observe(root.current, { childList: true, subtree: true })
    return () => moved.disconnect()
  })

  return keep
}

function giveBack(root: HTMLElement | null, attribute: string, kept: string | undefined) {
  if (kept === undefined || document.activeElement !== document.body) return
  root?.querySelector<HTMLElement>(`[${attribute}="${kept}"]`)?.focus()
}
