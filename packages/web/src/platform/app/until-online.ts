/** Waits for a while, or until the network is back. */
export const untilOnline = (pause: number) =>
  new Promise<void>((resolve) => {
    const page = window // a test's page may be gone before the pause ends
    const done = () => {
      clearTimeout(timer)
      page.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pause)
    page.addEventListener('online', done)
  })
