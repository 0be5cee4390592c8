import { expect, type Page } from '@playwright/test'

/** The parts around every screen: navigation, header, settings, the offline bar. */
export class FrameModel {
  constructor(private readonly page: Page) {}

  /** The navigation as people read it: headings of groups and names of items, top to bottom. */
  readNavigation = () =>
    this.page
      .getByRole('navigation', { name: 'Main navigation' })
      .locator('summary, a')
      .allInnerTexts()
      .then((texts) => texts.map((text) => text.trim().split('\n')[0]))

  /** Changes the screen as a link does, without loading the page again. */
  async go(address: string) {
    await this.page.evaluate((to) => history.pushState(null, '', to), address)
    await this.seeScreen()
  }

  /** Waits for the screen and the data it loads. */
  async seeScreen() {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(this.page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
  }

  async openSettings() {
    await this.page.getByRole('button', { name: 'Display settings' }).click()
    await expect(this.page.getByRole('dialog', { name: 'Display settings' })).toBeVisible()
  }

  choose = (group: string, value: string) =>
    this.page.getByRole('group', { name: group }).getByText(value, { exact: true }).click()

  reset = () => this.page.getByRole('button', { name: 'Reset all' }).click()

  async cookies() {
    const all = await this.page.context().cookies()
    return Object.fromEntries(all.map(({ name, value }) => [name, value]))
  }

  html = (attribute: string) => this.page.locator('html').getAttribute(attribute)

  async seeOffline() {
    await expect(this.page.getByText('Jaringan Terputus')).toBeVisible()
  }

  async seeOnline() {
    await expect(this.page.getByText('Jaringan Terputus')).toHaveCount(0)
  }

  chooseLanguage = (language: 'English' | 'Bahasa Indonesia') =>
    this.page.getByRole('combobox', { name: /^(Language|Bahasa)$/ }).selectOption({ label: language })
}
