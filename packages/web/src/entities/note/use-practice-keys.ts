import { useEffectEvent, useLayoutEffect } from 'react'
import { focusOn } from './focus-on'

/** What Alt and a letter does in the practice, from any field: lead to a place, or act. Each letter stands here once, so that no two parts take the same. */
const practiceKeys = {
  C: 'practice-chart',
  M: 'oral-examination',
  K: 'periodontal-chart',
  S: 'note-s',
  O: 'note-o',
  A: 'note-a',
  P: 'note-p',
  R: 'prescription',
  G: { act: 'enterProcedure' },
  T: { act: 'acceptDictated' },
} as const

type Meaning = (typeof practiceKeys)[keyof typeof practiceKeys]
type Act = Extract<Meaning, { act: string }>['act']

interface Press {
  /** The field it was pressed in. */
  at: Element | null
  isShifted: boolean
}

/** Alt and a letter leads to a part of the practice. */
export const useSectionKeys = () =>
  usePracticeKeys((meaning, { isShifted }) => {
    if (typeof meaning !== 'string' || isShifted) return false
    focusOn(meaning)
    return true
  })

/** Alt and the letter of an act, with Shift too. */
export const useActKey = (act: Act, onPress: (press: Press) => void) =>
  usePracticeKeys((meaning, press) => {
    if (typeof meaning === 'string' || meaning.act !== act) return false
    onPress(press)
    return true
  })

/** Calls `onPress`, which says whether the key was meant for it; not while a dialog is open. */
function usePracticeKeys(onPress: (meaning: Meaning, press: Press) => boolean) {
  const act = useEffectEvent(onPress)
  // before the parts are painted: from the moment they are seen, their keys work
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code, target } = event
      if (!altKey || ctrlKey || metaKey) return
      const meaning = new Map<string, Meaning>(Object.entries(practiceKeys)).get(code.replace('Key', ''))
      const at = target instanceof Element ? target : null
      if (!meaning || at?.closest('[role=dialog], [role=alertdialog]')) return
      if (act(meaning, { at, isShifted: shiftKey })) event.preventDefault() // on some keyboards Alt and a letter types a character
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
