import type { Page } from 'playwright'

/** Returns the time from a key press until its change is painted. */
export async function timeOfKey(page: Page, key: string) {
  await page.evaluate(listenForKey)
  await page.keyboard.press(key)
  return page.evaluate<number>('painted')
}

const listenForKey = `void (globalThis.painted = new Promise((painted) => addEventListener('keydown', ({ timeStamp }) =>
  requestAnimationFrame(() => setTimeout(() => painted(performance.now() - timeStamp))), { once: true, capture: true })))`
