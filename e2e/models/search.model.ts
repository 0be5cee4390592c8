import { expect, type Page } from '@playwright/test'

/** The search that lies over every screen. */
export class SearchModel {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.keyboard.press('Control+k')
    await expect(this.field()).toBeFocused()
  }

  async goTo(address: string) {
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  press = (key: string) => this.page.keyboard.press(key)

  type = (text: string) => this.field().fill(text)

  seeTyped = (text: RegExp) => expect(this.field()).toHaveValue(text)

  see = (group: string, label: string) =>
    expect(this.dialog().getByRole('group', { name: group }).getByRole('option', { name: label }).first()).toBeVisible()

  /** Opens the first one, which is chosen already. */
  choose = () => this.field().press('Enter')

  leave = () => this.field().press('Escape')

  seeNothing = (text: string) => expect(this.dialog().getByText(`Nothing here has "${text}".`)).toBeVisible()

  seeMissing = (groups: string) =>
    expect(this.dialog().getByText(`Not everything could be searched: ${groups}.`)).toBeVisible()

  seeClosed = () => expect(this.dialog()).toHaveCount(0)

  seeListSearch = () => expect(this.page.getByRole('main').getByRole('searchbox')).toBeFocused()

  private dialog = () => this.page.getByRole('dialog', { name: 'Search the clinic' })
  private field = () => this.dialog().getByRole('combobox')
}
