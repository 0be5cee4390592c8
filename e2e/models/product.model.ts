import { expect, type Page } from '@playwright/test'
import { searchList } from './search-list'

/** Services and their prices, as manager, front office and dentist use them. */
export class ProductModel {
  constructor(private readonly page: Page) {}

  openList = (base = '/clinic/product') => this.page.goto(base)

  async create({ code, name, price }: { code: string; name: string; price: string }) {
    await this.page.goto('/clinic/product/new')
    await this.page.getByLabel('Code', { exact: false }).first().fill(code)
    await this.page.getByLabel('Name in Indonesian').fill(name)
    await this.page.getByLabel('Price from today').fill(price)
    await this.page.getByRole('button', { name: 'Save' }).click()
    await this.page.waitForURL(/\/clinic\/product\/\d+$/)
  }

  async enterPrice(price: string, day?: string, list?: string) {
    await this.page.getByRole('button', { name: 'New price' }).click()
    if (list) await this.page.getByLabel('Price list').selectOption({ label: list })
    await this.page.getByRole('textbox', { name: 'Price', exact: true }).fill(price)
    if (day) await this.page.getByRole('textbox', { name: 'Valid from' }).fill(day)
    await this.page.getByRole('button', { name: 'Save price' }).click()
  }

  async withdraw(reason: string) {
    await this.page.getByRole('button', { name: 'Withdraw' }).click()
    await this.page.getByLabel('Reason').fill(reason)
    await this.page.getByRole('button', { name: 'Withdraw price' }).click()
  }

  seeRefused = (sentence: string) => expect(this.page.getByText(sentence)).toBeVisible()
  keepPrice = () => this.page.getByRole('button', { name: 'Cancel' }).last().click()

  seePrice = (price: string, state: string) =>
    expect(this.page.getByRole('row').filter({ hasText: price }).filter({ hasText: state })).toBeVisible()

  search = (text: string) => searchList(this.page, text)

  async see(name: string, price: string) {
    await expect(this.page.getByRole('row').filter({ hasText: name })).toContainText(price)
  }

  async seeOnlyReading(name: string) {
    await expect(this.page.getByRole('link', { name: 'New service' })).toHaveCount(0)
    await this.page.getByRole('link', { name }).click()
    await expect(this.page.getByRole('heading', { name: 'Prices' })).toBeVisible()
    await expect(this.page.getByRole('button', { name: /Save|New price/ })).toHaveCount(0)
  }
}
