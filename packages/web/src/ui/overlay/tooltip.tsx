import { type ReactNode, useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { tooltip } from 'styled-system/recipes'

interface TooltipProps {
  text: string
  placement?: 'bottom' | 'end'
  /** something that can be focused */
  children: ReactNode
}

/** In the browser's top layer, so that no scrolling box cuts it; Escape hides it. */
export function Tooltip({ text, placement = 'bottom', children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const show = (event: { currentTarget: Element }) => {
    if (!bubble.current || bubble.current.matches(':popover-open')) return
    bubble.current.showPopover()
    place(bubble.current, event.currentTarget.firstElementChild ?? event.currentTarget, placement)
  }
  const hide = () => bubble.current?.matches(':popover-open') && bubble.current.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to its child
    <span
      className={css({ display: 'contents' })}
      onPointerOver={show}
      onPointerOut={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={tooltip()}>
        {text}
      </span>
    </span>
  )
}

function place(bubble: HTMLElement, anchor: Element, placement: 'bottom' | 'end') {
  const at = anchor.getBoundingClientRect()
  const own = bubble.getBoundingClientRect()
  const rtl = getComputedStyle(anchor).direction === 'rtl'
  const below = { left: at.left + (at.width - own.width) / 2, top: at.bottom + 6 }
  const beside = { left: rtl ? at.left - own.width - 6 : at.right + 6, top: at.top + (at.height - own.height) / 2 }
  const { left, top } = placement === 'bottom' ? below : beside
  bubble.style.left = `${Math.min(Math.max(left, 4), innerWidth - own.width - 4)}px`
  bubble.style.top = `${top}px`
}
