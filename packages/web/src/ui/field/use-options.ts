import { useEffect, useRef, useState } from 'react'

export interface FoundOptions<Found> {
  status: 'loading' | 'ready' | 'failed'
  found: readonly Found[]
  /** the last text asked for */
  text: string
}

/** Options that come from elsewhere: only those for the latest text are shown, and until they come the ones before. */
export function useOptions<Found>(
  load: (text: string, signal: AbortSignal) => Promise<readonly Found[]>,
  first: readonly Found[],
) {
  const [options, setOptions] = useState<FoundOptions<Found>>({ status: 'loading', found: first, text: '' })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  /** Asks when the typing rests for a moment, or at once. */
  async function ask(text: string, { rest }: { rest: number }) {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    setOptions(({ found }) => ({ status: 'loading', found, text }))
    await new Promise((resolve) => setTimeout(resolve, rest))
    if (signal.aborted) return
    try {
      const found = await load(text, signal)
      if (!signal.aborted) setOptions({ status: 'ready', found, text })
    } catch {
      if (!signal.aborted) setOptions({ status: 'failed', found: [], text })
    }
  }

  /** Shows these alone; what is on its way is not shown any more. */
  function put(found: readonly Found[]) {
    asking.current?.abort()
    setOptions({ status: 'ready', found, text: '' })
  }

  return { ...options, ask, put }
}
