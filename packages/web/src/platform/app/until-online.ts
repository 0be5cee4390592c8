/** Waits for a while, or until the network is back. */
export const untilOnline = (pause: number) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const done = () => {
      clearTimeout(timer)
      over.abort() // not by the page, which may be gone before the pause ends
      resolve()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done, { signal: over.signal })
  })
