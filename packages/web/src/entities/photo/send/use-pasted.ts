import { useEffect } from 'react'

/** Takes the pictures that are pasted anywhere on the page, while they are meant for one field. */
export function usePasted(take: (files: FileList | undefined) => void, isTaken: boolean) {
  useEffect(() => {
    if (!isTaken) return
    // copied spreadsheet cells contain a picture too: clipboard data with text was meant for a field
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (!clipboardData?.types.includes('text/plain')) take(clipboardData?.files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [take, isTaken])
}
