import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'

interface PeekProps {
  /** What holds the things that are looked at. */
  within: RefObject<HTMLElement | null>
  /** The selector of such a thing. */
  of: string
  /** What there is to say about it; nothing is shown for null. */
  draw: (thing: HTMLElement) => ReactNode
}

/**
 * What more there is to say about one of many things, beside it: after the pointer or the focus of the keyboard rested on it. In the
 * browser's top layer; the pointer may go there. Escape, a press, a key or scrolling hides it; before it is shown, scrolling only delays it.
 */
export function Peek({ within, of, draw }: PeekProps) {
  const id = useId()
  const bubble = useRef<HTMLDivElement>(null)
  const [thing, setThing] = useState<HTMLElement>()

  useEffect(() => {
    const root = within.current
    if (!root) return
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What waits to be shown. */
    let awaited: HTMLElement | undefined
    const after = (delay: number, next: HTMLElement | undefined) => {
      clearTimeout(timer)
      awaited = next
      timer = setTimeout(() => {
        awaited = undefined
        setThing(next)
      }, delay)
    }
    const stay = () => {
      clearTimeout(timer)
      awaited = undefined
    }
    const thingAt = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest<HTMLElement>(of) : null
      return found && root.contains(found) ? found : undefined
    }
    const on = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, react, { signal: listening.signal, capture: true, passive: true })

    let pointedAt: EventTarget | null = null
    // its movement alone counts: `pointerover` comes too when things move below a pointer that rests
    on('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0 || event.target === pointedAt) return
      pointedAt = event.target
      const found = thingAt(event)
      if (found) after(rest, found)
      else if (pointedAt instanceof Node && bubble.current?.contains(pointedAt)) stay()
      else after(grace, undefined)
    })
    on('focusin', (event) => {
      const found = thingAt(event)
      if (found?.matches(':focus-visible')) after(rest, found)
    })
    // what the pointer or the focus was on before this part had come
    const already = root.querySelector<HTMLElement>(`${of}:hover, ${of}:focus-visible`)
    if (already) after(rest, already)
    const hide = () => after(0, undefined)
    for (const name of ['focusout', 'pointerdown', 'keydown', 'wheel'] as const) on(name, hide)
    // the focus scrolls to where it goes: what waits to be shown waits a little longer
    on('scroll', () => (awaited ? after(rest, awaited) : hide()))
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [within, of])

  const said = thing && draw(thing)
  useLayoutEffect(() => {
    const box = bubble.current
    if (!thing || !box) return
    box.showPopover()
    place(box, thing)
    thing.setAttribute('aria-describedby', id)
    return () => thing.removeAttribute('aria-describedby')
  }, [thing, id])
  if (!said) return null
  return (
    <div ref={bubble} id={id} role="tooltip" popover="manual" className={frame}>
      {said}
    </div>
  )
}

/** Milliseconds until something is looked at, and to get from it to what is said about it. */
const rest = 400
const grace = 200

/** Beside the thing, at the side where words end if there is room, and wholly in the window. */
function place(box: HTMLElement, thing: HTMLElement) {
  const at = thing.getBoundingClientRect()
  const own = box.getBoundingClientRect()
  const left = at.left - own.width - gap
  const right = at.right + gap
  const isRight = getComputedStyle(thing).direction === 'ltr' ? right + own.width < innerWidth : left < 0
  box.style.left = `${Math.max(isRight ? right : left, gap)}px`
  box.style.top = `${Math.max(Math.min(at.top, innerHeight - own.height - gap), gap)}px`
}

const gap = 6

const frame = css({
  position: 'fixed',
  inset: 'auto',
  width: '[20rem]',
  maxWidth: '[calc(100vw - 1rem)]',
  padding: '4',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
  color: 'text',
  boxShadow: 'raised',
  textStyle: 'small',
  overflowWrap: 'anywhere',
})
