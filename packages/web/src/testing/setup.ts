import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { dismissNotices } from '../platform/page/notify'

// The files of a process share its window and what it has loaded: each of them begins on a new page, with nothing replaced.
await dismissNotices()
document.body.replaceChildren()
localStorage.clear()
history.replaceState(null, '', '/')
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()

// Code loaded on first use is compiled then: on a busy machine that takes many seconds.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
afterEach(dismissNotices) // a toast that goes by itself finds no window after the test

// jsdom lays nothing out: no size ever changes, and nothing scrolls. Nor does it know how names stand in selectors.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
globalThis.CSS ??= { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') } as typeof CSS
// and no window of it is narrow, dark or still
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
