import { expect, type Page } from '@playwright/test'
import { searchList } from './search-list'

/** Packages of services, as the manager and the front office use them. */
export class PaketModel {
  constructor(private readonly page: Page) {}

  openList = () => this.page.goto('/clinic/paket')

  async begin({ code, name }: { code: string; name: string }) {
    await this.page.goto('/clinic/paket/new')
    await this.page.getByLabel('Name').first().fill(name)
    await this.page.getByLabel('Code').first().fill(code)
  }

  /** Found and taken without a mouse. */
  async add(text: string, name: string) {
    await this.page.getByRole('combobox', { name: 'Add a service' }).focus()
    await this.page.keyboard.type(text)
    await expect(this.page.locator('[role=option][data-highlighted]')).toContainText(name)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('listitem', { name })).toBeVisible()
  }

  setTimes = (name: string, times: string) => this.page.getByRole('listitem', { name }).getByLabel('Times').fill(times)

  setPrice = (price: string) => this.page.getByLabel('Package price').fill(price)
  seeSaying = (text: RegExp) => expect(this.page.getByText(text)).toBeVisible()

  async save() {
    await this.page.getByRole('button', { name: 'Save' }).click()
    await this.page.waitForURL(/\/clinic\/paket\/\d+$/)
  }

  search = (text: string) => searchList(this.page, text)

  async see(name: string, price: string) {
    await expect(this.page.getByRole('row').filter({ hasText: name })).toContainText(price)
  }

  async open(name: string) {
    await this.page.getByRole('link', { name }).click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  seeOnlyReading = () => expect(this.page.getByRole('button', { name: 'Save' })).toHaveCount(0)
}
