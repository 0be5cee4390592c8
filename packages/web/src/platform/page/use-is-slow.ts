import { useEffect, useState } from 'react'

const patience = 150

/** Whether something has been on its way for so long that people wonder: before that, a skeleton would only flicker. */
export function useIsSlow(isLoading: boolean) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow
}
