import { type RefObject, useEffect, useRef } from 'react'

/** What is opened over the page and gives the focus back. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * The focus goes with a card or block that becomes another element: `keep.current` names the one that was last acted on, by the
 * value of `attribute`. It gets the focus back whenever the page has lost it, after a drawing or when a dialog has left the page,
 * until the user goes on to something else.
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
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(`${overlays}, [${attribute}="${keep.current}"]`)) {
        keep.current = undefined
      }
    }
    document.addEventListener('focusin', leave)
    return () => {
      moved.disconnect()
      document.removeEventListener('focusin', leave)
    }
  })

  return keep
}

function giveBack(root: HTMLElement | null, attribute: string, kept: string | undefined) {
  if (kept === undefined || document.activeElement !== document.body) return
  root?.querySelector<HTMLElement>(`[${attribute}="${kept}"]`)?.focus()
}
