import { useLayoutEffect, useRef, useState } from 'react'

/** Returns the typed search text, handed on when typing pauses. `search` is the current search. */
export function useSearchText(search: string, change: (search: string) => void) {
  const [typed, setTyped] = useState({ text: search, over: search })
  const timer = useRef<number>(undefined)
  // before the next page is painted: a search that is late must not bring back the list one has left
  useLayoutEffect(() => () => clearTimeout(timer.current), [])

  // the address changed: by the text typed here, or by Back, and then the box follows it
  if (typed.over !== search) setTyped({ text: typed.text.trim() === search ? typed.text : search, over: search })

  return [
    typed.text,
    (text: string) => {
      setTyped({ text, over: search })
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => change(text.trim().slice(0, 100)), 200)
    },
  ] as const
}
