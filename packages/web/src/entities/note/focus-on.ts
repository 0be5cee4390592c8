const boxes = 'input:not([type=hidden]):not([type=radio]):not(:disabled), select, textarea'

/** Moves the focus to a place of the practice by its id: to its first box, or to its first button where there is none. */
export function focusOn(id: string) {
  const place = document.getElementById(id)
  const folded = place?.querySelector<HTMLElement>('details[data-fold]:not([open]) > summary')
  if (folded) {
    // what is unfolded takes the focus as soon as it is there
    folded.click()
    folded.scrollIntoView({ block: 'start' })
    return
  }
  const field = place?.querySelector<HTMLElement>(boxes) ?? place?.querySelector<HTMLElement>('button:not(:disabled)')
  field?.focus({ preventScroll: true })
  // a text that nobody was in yet goes on at its end; the browser begins at its start
  if (field instanceof HTMLTextAreaElement && field.selectionEnd === 0) {
    field.setSelectionRange(field.value.length, field.value.length)
  }
  field?.scrollIntoView({ block: 'center' })
}
