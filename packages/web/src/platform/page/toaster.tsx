import 'sonner/dist/styles.css'
import './toaster.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import type { Locales } from '../../i18n/i18n-types'
import { baseLocale, i18nObject, isLocale } from '../../i18n/i18n-util'
import { loadTexts } from '../texts/early-texts'
import { ownToastFocus } from './toast-focus'
import { keepToastsClear } from './toast-place'

export { toast }

let mounted: { root: Root; place: HTMLElement; ends: (() => void)[] } | undefined

/** Mounts the one toaster of the page: in the corner where a line ends, five toasts at most, five seconds each. */
export function mountToaster() {
  if (mounted) return
  const place = document.body.appendChild(document.createElement('div'))
  place.dataset.toasts = ''
  place.dataset.liveAnnouncer = '' // dialogs hide the rest of the page from screen readers, but not this
  const root = createRoot(place)
  mounted = { root, place, ends: [ownToastFocus(place), keepToastsClear(place)] }
  // sonner forgets a toast that comes before its toaster listens
  flushSync(() => root.render(<CornerToaster />))
}

/** Takes it away with all it shows and all it has timed. */
export function unmountToaster() {
  for (const end of mounted?.ends ?? []) end()
  mounted?.root.unmount()
  mounted?.place.remove()
  mounted = undefined
  // sonner shows what it still holds to the next toaster
  toast.dismiss()
}

function CornerToaster() {
  const direction = useSyncExternalStore(watchPage, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'))
  const language = useSyncExternalStore(watchPage, () => document.documentElement.lang)
  // the page has loaded the words of its language; it shows English for those that have none
  const locale = isLocale(language) ? language : baseLocale
  return (
    <Toaster
      customAriaLabel={useLabel(locale)}
      hotkey={noKey}
      offset={below}
      mobileOffset={below}
      dir={direction}
      position={direction === 'rtl' ? 'top-left' : 'top-right'}
      visibleToasts={5}
      duration={5000}
      closeButton
      richColors
      style={colors}
      toastOptions={{ closeButtonAriaLabel: i18nObject(locale).ui.close(), style: { fontFamily: 'var(--fonts-body)' } }}
    />
  )
}

/** Returns the label of the toast region; only the key until its word is loaded, which the first page need not carry. */
function useLabel(locale: Locales) {
  const [label, setLabel] = useState(key)
  useEffect(() => {
    loadTexts(locale, 'notification').then(
      () => setLabel(`${i18nObject(locale).notification.title()} (${key})`),
      () => setLabel(key),
    )
  }, [locale])
  return label
}

const key = 'F8'
/** The one that leads here is in toast-focus.ts. */
const noKey: string[] = []
/** below the header; keepToastsClear knows better */
const below = { top: 'var(--toasts-top, calc(var(--sizes-header) + 8px))' }

/** The toaster's own green is too pale to read, and stays light in the dark. */
const colors = Object.fromEntries(
  ['normal', 'success', 'error', 'warning', 'info'].flatMap((kind) => [
    [`--${kind}-bg`, 'var(--colors-raised)'],
    [`--${kind}-border`, 'var(--colors-border)'],
    [`--${kind}-text`, `var(--colors-${kind === 'normal' ? '' : `${kind}-`}text)`],
  ]),
)

function watchPage(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir', 'lang'] })
  return () => observer.disconnect()
}
