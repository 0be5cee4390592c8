import { useEffect, useEffectEvent } from 'react'

/** Alt+G, from any field; not while a dialog is open. */
export function useEnterKey(onEnter: (at: Element | null) => void) {
  const enter = useEffectEvent(onEnter)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event
      if (!altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyG') return
      const at = target instanceof Element ? target : null
      if (at?.closest('[role=dialog], [role=alertdialog]')) return
      event.preventDefault() // on some keyboards Alt and a letter types a character
      enter(at)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
