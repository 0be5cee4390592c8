import NProgress from 'nprogress'
import { useEffect } from 'react'

NProgress.configure({ showSpinner: false })

/** The thin bar on top while a screen is on its way. */
export function RouteProgress() {
  useEffect(() => {
    NProgress.start()
    return () => void NProgress.done()
  }, [])
  return null
}
