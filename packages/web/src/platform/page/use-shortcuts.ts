import { useEffect } from 'react'

/** Handles single keys while no field has the focus and no dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actions[event.key]
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      if (!act || isHeld || event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [actions])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role=dialog], [role=alertdialog], [role=menu]') !== null
