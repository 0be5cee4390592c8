import type { Page } from '@playwright/test'

const looks = {
  language: ['en', 'id'],
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: [1440, 1024, 320], // 320 is 1280 at 400 %
} as const

/** How a screen is shown. */
export type Look = { [Factor in keyof typeof looks]: (typeof looks)[Factor][number] }

/** Every combination. */
export const everyLook: Look[] = looks.language.flatMap((language) =>
  looks.mode.flatMap((mode) =>
    looks.direction.flatMap((direction) => looks.width.map((width) => ({ language, mode, direction, width }))),
  ),
)

/** One look, in such an order that the first dozen of turns holds every two values of two factors. */
export function lookOfTurn(turn: number) {
  const at = (turn * 7) % everyLook.length
  return everyLook.slice(at, at + 1)
}

/** The page looks so from its next load on. */
export async function putOn(page: Page, { language, mode, direction, width }: Look) {
  const url = new URL('/', page.url()).href
  await page.setViewportSize({ width, height: 900 })
  await page.context().addCookies(Object.entries({ mode, direction }).map(([name, value]) => ({ name, value, url })))
  await page.evaluate((value) => localStorage.setItem('i18nextLng', value), language)
}
