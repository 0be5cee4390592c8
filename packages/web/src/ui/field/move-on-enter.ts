import type { KeyboardEvent } from 'react'

/** Enter leads to the next box, as on a keypad; behind the last one to the button that saves. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (key !== 'Enter' || !isBox || event.nativeEvent.isComposing) return
  event.preventDefault()
  focusNext(currentTarget)
}

/** Focuses the box after the one that has the focus, or the button that saves. */
export function focusNext(form: HTMLFormElement | null) {
  const all = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea, button[type=submit]') ?? [])]
  const boxes = all.filter((box) => !box.closest('details:not([open])'))
  const next = boxes[boxes.findIndex((box) => box.contains(document.activeElement)) + 1]
  next?.focus()
  if (next instanceof HTMLInputElement && next.type === 'text') next.select()
}
