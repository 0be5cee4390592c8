import { expect, type Page } from '@playwright/test'
import { book, openPractice } from './models/appointment.model'
import { apiOf, newToken } from './models/clinic-api'
import { Keyboard } from './models/keyboard'
import { modelsOf, test } from './models/test'

const manager = 'manager@demo.test'

async function openClinic(page: Page) {
  await modelsOf(page).session.enter(manager, '/clinic/information')
  await modelsOf(page).frame.seeScreen()
  return modelsOf(page).toast
}

const windows = [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'at 400 %', viewport: { width: 320, height: 256 } },
]

for (const { name, viewport } of windows)
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true })

    test('Tab goes on past a toast, and back', async ({ page }) => {
      const toast = await openClinic(page)
      const keyboard = new Keyboard(page)
      const [first, last] = [page.getByRole('link', { name: 'Skip to the content' }), page.locator('main a').last()]
      await toast.tell()
      await toast.hold()
      await keyboard.goTo(last)
      await page.keyboard.press('Tab')
      await toast.seeFocus()
      await keyboard.goTo(first)
      await page.keyboard.press('Shift+Tab')
      await toast.seeFocus()
      await keyboard.goTo(last, 'Shift+Tab')
    })

    test('a toast is closed by pointer, finger and keys, and the focus is where it was', async ({ page }) => {
      const toast = await openClinic(page)
      for (const how of ['click', 'tap'] as const) {
        await toast.tell()
        await toast.close(how)
        await toast.seeGone()
        await expect(toast.teller).toBeFocused()
      }
      await toast.tell()
      await toast.goTo()
      await page.keyboard.press('Escape')
      await toast.seeGone()
      await expect(toast.teller).toBeFocused()
      await toast.tell()
      await toast.goTo()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await toast.seeGone()
      await expect(toast.teller).toBeFocused()
    })

    test('a toast is below the header and covers no title or primary action', async ({ page, frame }) => {
      const toast = await openClinic(page)
      await toast.tell()
      await toast.hold()
      for (const address of ['/clinic/patient', '/clinic/dashboard/calendar', '/clinic/room', '/clinic/information']) {
        await frame.go(address)
        await page.evaluate(() => scrollTo(0, 0))
        await expect.poll(() => toast.covered(toast.important), { message: address }).toEqual([])
      }
    })

    test('the focused element is never covered by a toast', async ({ page, frame }) => {
      const toast = await openClinic(page)
      await toast.tell()
      await toast.hold()
      await frame.go('/clinic/information?edit')
      const fields = page.locator('main').locator('input, select, textarea, button, a')
      for (let field = await fields.count(); field > 0; field--) {
        await page.keyboard.press('Tab')
        await expect.poll(() => toast.covered(page.locator(':focus'))).toEqual([])
      }
      await page.getByRole('button', { name: 'Save' }).focus()
      for (let field = await fields.count(); field > 0; field--) {
        await page.keyboard.press('Shift+Tab')
        await expect.poll(() => toast.covered(page.locator(':focus'))).toEqual([])
      }
      await toast.see()
    })

    test('a toast that comes over what has the focus gives it free', async ({ page }) => {
      const toast = await openClinic(page)
      await toast.teller.focus()
      // scrolls until it is right below the header
      await toast.teller.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 80))
      await page.keyboard.press('Enter')
      await toast.seeStill()
      expect(await toast.covered(toast.teller)).toEqual([])
    })

    test('over an open drawer a toast is closed alone', async ({ page, baseURL, toast, appointment, session }) => {
      const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
      const practice = await openPractice(api)
      const { id } = await book(api, practice, { patient: 'Uji', time: '09:00' })
      await session.enter(manager)
      await page.goto(`/clinic/dashboard/calendar?date=${practice.date}&appointment=${id}`)
      await appointment.press('Confirm')
      await toast.seeStill()
      await expect
        .poll(() => toast.covered(appointment.dialog.locator('h2, [class*=__close] button, [class*=solid], :focus')))
        .toEqual([])
      await toast.close('click')
      await toast.seeGone()
      await appointment.planNote('Takut jarum')
      await toast.see()
      await toast.goTo()
      await page.keyboard.press('Escape')
      await toast.seeGone()
      await appointment.seeState('Confirmed')
      await expect.poll(() => appointment.dialog.locator(':focus').count()).toBe(1)
    })
  })

test('a press beside a toast lasts until it is released', async ({ page }) => {
  const toast = await openClinic(page)
  await toast.tell()
  await toast.hold()
  await page.evaluate(() => {
    const wide = document.createElement('button')
    wide.textContent = 'As wide as the page'
    wide.onclick = () => wide.setAttribute('data-pressed', '')
    Object.assign(wide.style, { position: 'absolute', insetInline: '0', top: '180px', zIndex: '9' })
    document.body.append(wide)
    document.body.style.minHeight = '300vh'
    scrollTo(0, 90)
  })
  const wide = page.getByRole('button', { name: 'As wide as the page' })
  const { x, y, height } = (await wide.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 20, y + height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.mouse.up()
  await expect(wide).toHaveAttribute('data-pressed')
})
