import { expect, type Locator, type Page } from '@playwright/test'
import { Keyboard } from './keyboard'

/** The notices in the corner of the page. */
export class ToastModel {
  constructor(private readonly page: Page) {}

  /** The button whose press shows a toast. */
  get teller() {
    return this.page.getByRole('button', { name: 'Copy link' })
  }

  async tell() {
    await new Keyboard(this.page).press(this.teller)
    await this.seeStill()
  }

  /** Keeps the toast: it closes by itself, but not while the page is hidden. */
  hold = () =>
    this.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })

  close = (how: 'click' | 'tap') => this.toasts.first().getByRole('button', { name: 'Close' })[how]()

  /** The key that leads to the toasts. */
  async goTo() {
    await this.page.keyboard.press('F8')
    await this.seeFocus()
  }

  async seeFocus() {
    await expect.poll(this.hasFocus, { message: 'the focus is in a toast' }).toBe(true)
  }

  hasFocus = () => this.toasts.evaluateAll((all) => all.some((toast) => toast.contains(document.activeElement)))

  see = () => expect(this.toasts).toHaveCount(1)

  seeGone = () => expect(this.toasts).toHaveCount(0)

  /** It has come to its place. */
  async seeStill() {
    await this.see()
    const top = () => this.toasts.first().evaluate((toast) => toast.getBoundingClientRect().top)
    await expect
      .poll(async () => {
        const before = await top()
        return (await top()) - before
      })
      .toBe(0)
  }

  /** Whether it covers an element that must be visible. */
  covered = (seen: Locator) =>
    seen.evaluateAll((all) => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => toast.getBoundingClientRect())
      const isBelow = (box: DOMRect) => (toast: DOMRect) =>
        toast.left < box.right && box.left < toast.right && toast.top < box.bottom && box.top < toast.bottom
      return all
        .filter((element) => toasts.some(isBelow(element.getBoundingClientRect())))
        .map(({ tagName, textContent }) => `${tagName} ${textContent?.trim().slice(0, 40)}`)
    })

  /** A title, a way out, a primary action, and the header. */
  get important() {
    return this.page.locator('header:has([aria-haspopup]), h1, main a[class*=solid], main button[class*=solid]')
  }

  private get toasts(): Locator {
    return this.page.locator('[data-sonner-toast][data-mounted=true]')
  }
}
