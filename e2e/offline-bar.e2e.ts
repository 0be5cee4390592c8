import { expect, type Locator, type Page } from '@playwright/test'
import { modelsOf, test } from './models/test'

const bar = (page: Page) => page.locator('[data-bottom-bar]')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'The server does not answer' })

/** The boxes of two things have no point in common. */
async function seeApart(one: Locator, other: Locator) {
  await expect(one).toBeInViewport({ ratio: 1 })
  await expect(other).toBeInViewport({ ratio: 1 })
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Nothing to compare')
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y, JSON.stringify({ a, b })).toBe(true)
}

test('the offline bar keeps the save button, and the failure disappears when the network is back @phone', async ({
  page,
  context,
}) => {
  const save = await editSomebody(page)
  const street = page.getByLabel('Street and RT/RW')
  await street.fill('Jl. Kenanga No. 8')
  await page.evaluate(() => scrollTo(0, 0))
  await context.setOffline(true)
  await seeApart(save, bar(page))
  await save.click()
  await seeApart(failure(page), bar(page))
  await seeApart(save, bar(page))
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  await expect(failure(page)).toHaveCount(0)
  await expect(street).toHaveValue('Jl. Kenanga No. 8')
})

test('a drawer ends where the bar of a lost network begins @phone', async ({ page, context, session, frame }) => {
  await session.enter('frontoffice@demo.test')
  await frame.openSettings()
  await context.setOffline(true)
  await seeApart(page.getByRole('dialog'), bar(page))
  await page.getByRole('button', { name: 'Reset all' }).click()
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('neither header, nor failure, nor what saves lies over the field that has the focus', async ({
    page,
    context,
  }) => {
    const save = await editSomebody(page)
    await context.setOffline(true)
    await save.click()
    await expect(failure(page)).toBeVisible()
    await save.focus()
    const first = page.getByLabel('First name')
    const walks = [
      { to: first, key: 'Shift+Tab' },
      { to: save, key: 'Tab' },
    ]
    for (const { to, key } of walks)
      for (let step = 0; step < 80 && (await to.and(page.locator(':focus')).count()) === 0; step++) {
        await page.keyboard.press(key)
        expect(await over(page)).toEqual([])
      }
    await expect(save).toBeFocused()
  })
})

/** Opens the form of a patient; resolves to what saves it. */
async function editSomebody(page: Page) {
  await modelsOf(page).session.enter('frontoffice@demo.test', '/clinic/patient')
  await page.getByRole('row').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await modelsOf(page).frame.seeScreen()
  return page.getByRole('button', { name: /^Save/ })
}

/** Returns the elements that cover the focused one, as text. */
const over = (page: Page) =>
  page.locator(':focus').evaluateAll(([focused]) => {
    if (!focused) return ['nothing has the focus']
    const { left, width, top, height } = focused.getBoundingClientRect()
    const seen = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
    const isOther = (element: Element | null) => !element?.contains(focused) && !focused.contains(element)
    return seen.filter(isOther).map((element) => element?.outerHTML)
  })
