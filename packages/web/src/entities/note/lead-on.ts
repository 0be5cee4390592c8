import type { KeyboardEvent } from 'react'
import { focusOn } from './focus-on'

/** Enter leads to the next box of a row, and from the last one to the place where the next row is added. */
export const leadOn = (place: string) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  // in an open list, Enter chooses
  if (target.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  const boxes = [...currentTarget.querySelectorAll<HTMLElement>('input:not(:disabled), select')]
  const next = boxes[boxes.indexOf(target) + 1]
  if (next) next.focus()
  else focusOn(place)
}
