import { useEffect } from 'react'

/** The arrow keys lead from file to file, except where they move in a field or scroll an enlarged picture. */
export function useArrowKeys(onMove: (by: 1 | -1) => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof HTMLElement && event.target.closest('input, select, textarea, [data-enlarged]')
      if (isTyped || event.altKey || event.ctrlKey || event.metaKey) return
      const isTurned = getComputedStyle(document.documentElement).direction === 'rtl'
      if (event.key === 'ArrowLeft') onMove(isTurned ? 1 : -1)
      if (event.key === 'ArrowRight') onMove(isTurned ? -1 : 1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onMove])
}
