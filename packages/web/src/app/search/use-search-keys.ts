import { useEffect } from 'react'
import { useApp } from '../../platform/app/app-context'

/** Ctrl+K (or ⌘K) searches everywhere; `/` where the screen has no search of its own, which has taken the key before. */
export function useSearchKeys(open: () => void) {
  const { preference } = useApp()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isSlash = event.key === '/' && preference.getSnapshot().context.shortcuts && !isTyped(event.target)
      if (event.defaultPrevented || !(isChord || isSlash)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [open, preference])
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [role=dialog], [role=alertdialog]') !== null
