import { expect, type Locator, type Page } from '@playwright/test'

/** Hands that never leave the keyboard. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Moves the focus by keys to an element; fails when the focus is lost on the way. */
  async goTo(what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    // the practice, the longest page, has some eighty stops
    for (let step = 0; step < 100; step++) {
      if (await what.evaluate((element) => element === document.activeElement).catch(() => false)) return
      await this.page.keyboard.press(key)
    }
    await expect(what, 'is reached by the keyboard').toBeFocused({ timeout: 1 })
  }

  async type(what: Locator, text: string) {
    await this.goTo(what)
    await this.page.keyboard.type(text)
  }

  async press(what: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.goTo(what)
    await this.page.keyboard.press(key)
  }

  /** The focus is somewhere people can go on from, not on nothing. */
  seeFocus = () =>
    expect
      .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: 'the focus is lost' })
      .not.toBe('BODY')
}
