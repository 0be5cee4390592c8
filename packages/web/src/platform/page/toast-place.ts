import { type Box, freeTop, gap } from './free-top'

/**
 * Keeps toasts below the header, and away from titles, ways out, primary actions and, most of all, from what has the focus: in a
 * narrow window a toast is as wide as the page. Looked at when toasts or what is on the page change and when the focus moves; it
 * does not follow who scrolls. Returns what ends this.
 */
export function keepToastsClear(place: HTMLElement) {
  let frame = 0
  let isPressed = false
  // once all that happens now is laid out
  function soon() {
    cancelAnimationFrame(frame)
    if (!isPressed) frame = requestAnimationFrame(() => settle(place))
  }
  const ended = new AbortController()
  // a press focuses a button: moved before it is released, the button would get no click
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    window.addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown'
        soon()
      },
      { signal: ended.signal, capture: true },
    )
  const changed = new MutationObserver(soon)
  changed.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', soon, { signal: ended.signal })
  window.addEventListener('resize', soon, { signal: ended.signal })
  return () => {
    cancelAnimationFrame(frame)
    changed.disconnect()
    ended.abort()
  }
}

function settle(place: HTMLElement) {
  const toasts = place.querySelectorAll('[data-sonner-toast]')
  const front = place.querySelector<HTMLElement>('[data-front=true]')
  if (!front || place.contains(document.activeElement)) return
  const height = front.offsetHeight + (toasts.length - 1) * behind
  const start = headerHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + gap
  const focused = document.activeElement?.matches(reached) ? document.activeElement : undefined
  const { top = 0, bottom = 0 } = focused ? boxBeside(front, focused) : {}
  if (top < start + height && bottom > start) scrollBy(0, top - start - height - gap)
  const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document
  const seen = [...over.querySelectorAll(kept), ...(focused ? [focused] : [])]
  const boxes = seen.map((element) => ({ ...boxBeside(front, element), weight: element === focused ? 9 : 1 }))
  place.style.setProperty('--toasts-top', `${freeTop(boxes, { start, height, room: innerHeight })}px`)
}

/** From where to where an element reaches down the window; nowhere when it stands at another side of it than a toast. */
function boxBeside(toast: Element, element: Element): Omit<Box, 'weight'> {
  const { left, right } = toast.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const isBeside = box.width > 1 && box.left < right && left < box.right
  return isBeside ? { top: box.top, bottom: box.bottom } : { top: 0, bottom: 0 }
}

/** in rem, as the token says */
const headerHeight = 4
/** the visible part of each toast behind another, in pixels */
const behind = 14
const kept = 'h1, .dialog__title, .dialog__close, .button--variant_solid'
/** elements that take the focus by Tab; a whole page may have it too */
const reached = 'a, button, input, select, textarea, summary, [tabindex="0"]'
