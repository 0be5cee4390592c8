export interface Shortcut {
  /** As they are pressed together: `['Alt', 'G']`. */
  keys: readonly string[]
  name: string
}

/** The shortcuts that a page says it has, by `aria-keyshortcuts`, in the order of the page and each key once. */
export function shortcutsOnPage(page: ParentNode): Shortcut[] {
  const found = new Map<string, Shortcut>()
  for (const element of page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    // a title says what is done where the text says what is shown
    const name = element.getAttribute('aria-label') ?? (element.title || element.textContent.trim())
    if (!found.has(keys)) found.set(keys, { keys: keys.split('+'), name })
  }
  return [...found.values()]
}
