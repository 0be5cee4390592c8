/**
 * Handles keys and focus of toasts: F8 focuses the newest, Escape closes the focused one, Tab passes through them as through
 * anything else, and they wait while focused. When the focused one goes, the focus returns to where it was.
 *
 * The toast library
 * sends a focus that leaves back to where it came from, so Tab would run in a circle, and an open dialog takes back a focus
 * that leaves it: the events are kept from both. Returns a function that ends this.
 */
export function ownToastFocus(place: HTMLElement) {
  let before: EventTarget | null = null
  let focused: Element | null = null
  const isToast = (target: EventTarget | null): target is Element => target instanceof Element && place.contains(target)

  function enter(event: FocusEvent) {
    if (!isToast(event.target)) {
      focused = null
      return
    }
    event.stopImmediatePropagation()
    if (!focused) before = event.relatedTarget
    focused = event.target
    pointAt(place, 'mouseover')
  }

  function leave(event: FocusEvent) {
    if (!isToast(event.target)) return
    event.stopImmediatePropagation()
    if (!isToast(event.relatedTarget)) pointAt(place, 'mouseout')
  }

  function pressPointer(event: PointerEvent) {
    if (!isToast(event.target)) focused = null
  }

  function pressKey(event: KeyboardEvent) {
    const newest = place.querySelector<HTMLElement>('[data-front=true]')
    if (event.key === 'F8' && newest) {
      event.preventDefault()
      newest.focus()
    }
    if (!isToast(event.target)) return
    // a dialog would lead Tab back into itself, and take Escape for its own
    if (event.key === 'Tab' || event.key === 'Escape') event.stopImmediatePropagation()
    if (event.key !== 'Escape') return
    event.target.closest('[data-sonner-toast]')?.querySelector<HTMLElement>('[data-close-button]')?.click()
  }

  const removed = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    for (const to of [before, document.querySelector('main')])
      if (document.activeElement === document.body && to instanceof HTMLElement) to.focus({ preventScroll: true })
  })

  const ended = new AbortController()
  const first = { capture: true, signal: ended.signal }
  window.addEventListener('focusin', enter, first)
  window.addEventListener('focusout', leave, first)
  window.addEventListener('pointerdown', pressPointer, first)
  window.addEventListener('keydown', pressKey, first)
  removed.observe(place, { childList: true, subtree: true })
  return () => {
    ended.abort()
    removed.disconnect()
  }
}

/** The toast library expands hovered toasts and pauses them; a focused toast is reported as hovered. */
function pointAt(place: HTMLElement, type: 'mouseover' | 'mouseout') {
  place.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
}
