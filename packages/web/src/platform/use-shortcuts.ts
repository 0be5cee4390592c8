import { useEffect, useEffectEvent } from 'react'

/** What single keys do while nobody types and nothing lies over the page. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actions[event.key]
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
      return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role=dialog], [role=alertdialog], [role=menu]') !== null
