import { useEffect } from 'react'

/** The thin bar on top. Its library is loaded with the first change of screen that has to be waited for. */
export const progress = {
  start: () => void bar().then((nprogress) => nprogress.start()),
  done: () => void bar().then((nprogress) => nprogress.done()),
}

const bar = async () => (await import('./progress-bar')).progressBar()

/** Shows the bar while a screen is on its way. */
export function RouteProgress() {
  useEffect(() => {
    progress.start()
    return progress.done
  }, [])
  return null
}
