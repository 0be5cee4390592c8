import 'sonner/dist/styles.css'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Toaster } from 'sonner'

export { toast } from 'sonner'

let mounted: { root: Root; place: HTMLElement } | undefined

/** Mounts the one toaster of the page: in the corner where a line ends, five toasts at most, five seconds each. */
export function mountToaster() {
  if (mounted) return
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  mounted = { root, place }
  // sonner forgets a toast that comes before its toaster listens
  flushSync(() => root.render(<CornerToaster />))
}

/** Takes it away with all it shows and all it has timed. */
export function unmountToaster() {
  mounted?.root.unmount()
  mounted?.place.remove()
  mounted = undefined
}

function CornerToaster() {
  const direction = useSyncExternalStore(watchDirection, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'))
  return (
    <Toaster
      dir={direction}
      position={direction === 'rtl' ? 'top-left' : 'top-right'}
      visibleToasts={5}
      duration={5000}
      closeButton
      richColors
      style={colors}
      toastOptions={{ style: { fontFamily: 'var(--fonts-body)' } }}
    />
  )
}

/** The toaster's own green is too pale to read, and stays light in the dark. */
const colors = Object.fromEntries(
  ['normal', 'success', 'error', 'warning', 'info'].flatMap((kind) => [
    [`--${kind}-bg`, 'var(--colors-raised)'],
    [`--${kind}-border`, 'var(--colors-border)'],
    [`--${kind}-text`, `var(--colors-${kind === 'normal' ? '' : `${kind}-`}text)`],
  ]),
)

function watchDirection(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
