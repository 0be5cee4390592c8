import nprogress from 'nprogress'

// the library's own template carries ARIA roles that do not exist
const look = { template: '<div class="bar"></div>', barSelector: '.bar', showSpinner: false }

/** The library of the thin bar on top. */
export function progressBar() {
  allowTemplate()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return nprogress.configure({ ...look, speed: isStill ? 0 : 200 })
}

declare global {
  interface Window {
    trustedTypes?: {
      defaultPolicy: unknown
      createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown
    }
  }
}

/** The library writes its template as HTML. Nothing else on the page may: the Content-Security-Policy sees to it. */
function allowTemplate() {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', { createHTML: (html) => (html === look.template ? html : null) })
}
