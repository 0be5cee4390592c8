import { useEffect } from 'react'

/** The thin bar on top. Its library is loaded with the first change of screen. */
export const progress = {
  start: () => void bar().then((nprogress) => nprogress.start()),
  done: () => void bar().then((nprogress) => nprogress.done()),
}

// the library's own template carries ARIA roles that do not exist
const look = { template: '<div class="bar"></div>', barSelector: '.bar', showSpinner: false }
const bar = async () => (await import('nprogress')).default.configure(look)

/** Shows the bar while a screen is on its way. */
export function RouteProgress() {
  useEffect(() => {
    progress.start()
    return progress.done
  }, [])
  return null
}
