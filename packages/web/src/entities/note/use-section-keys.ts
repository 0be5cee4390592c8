import { useLayoutEffect } from 'react'
import { focusOn } from './focus-on'

/** The places that Alt and a letter lead to, from any field. G and T are taken: they enter a procedure in the chart, and accept what was dictated. */
const noteKeys = {
  C: 'practice-chart',
  M: 'oral-examination',
  K: 'periodontal-chart',
  S: 'note-s',
  O: 'note-o',
  A: 'note-a',
  P: 'note-p',
  R: 'prescription',
} as const

/** Alt and a letter leads to a part of the practice; not while a dialog is open. */
export function useSectionKeys() {
  // before the parts are painted: from the moment they are seen, their keys work
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event
      if (!altKey || ctrlKey || metaKey || shiftKey) return
      const place = new Map<string, string>(Object.entries(noteKeys)).get(code.replace('Key', ''))
      const isOver = target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')
      if (!place || isOver) return
      event.preventDefault() // on some keyboards Alt and a letter types a character
      focusOn(place)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
