const fields = 'input:not([type=hidden]):not([type=radio]):not(:disabled), select, textarea, button'

/** Moves the focus to a place of the note by its id: to the place itself, or to the first field in it. */
export function focusOn(id: string) {
  const place = document.getElementById(id)
  const field = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
