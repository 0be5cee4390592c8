import { useLayoutEffect } from 'react'
import { useTexts } from '../texts/use-texts'

/** The title of the window. React's <title> would be a second one beside that of index.html. */
export function WindowTitle({ children }: { children: string }) {
  const { brand } = useTexts()
  const title = `${children} · ${brand()}`
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}
