import { useEffect } from 'react'
import { useApp } from '../app/app-context'

/** Handles single keys while no field has the focus and no dialog is open. Letters and signs do nothing once the user has switched them off. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const { preference } = useApp()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actions[event.key]
      const isHeld = event.ctrlKey || event.metaKey || event.altKey
      const isOff = event.key.length === 1 && !preference.getSnapshot().context.shortcuts
      if (!act || isOff || isHeld || event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [actions, preference])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [role=dialog], [role=alertdialog], [role=menu]') !== null
