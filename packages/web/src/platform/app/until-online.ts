/** Waits for a while, or until the network is back. */
export const untilOnline = (pause: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done)
  })
