import { expect, type Page } from '@playwright/test'
import { searchList } from './search-list'

/** The patients of a clinic, as the front office works with them. */
export class PatientModel {
  constructor(private readonly page: Page) {}

  openList = (area = 'clinic') => this.page.goto(`/${area}/patient`)

  search = (text: string) => searchList(this.page, text)

  seeFound = (name: string) => expect(this.page.getByRole('link', { name: new RegExp(name) })).toBeVisible()

  seeNoMatch = () => expect(this.page.getByText('No patient matches')).toBeVisible()

  open = (name: string) => this.page.getByRole('link', { name: new RegExp(name) }).click()

  seePage = (name: string) => expect(this.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

  edit = () => this.page.getByRole('link', { name: 'Edit' }).click()

  /** Asks, and says yes. */
  async setStatus(how: 'Deactivate' | 'Activate') {
    await this.page.getByRole('button', { name: how, exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: how, exact: true }).click()
  }

  typePhone = (phone: string) => this.page.getByLabel('Phone', { exact: false }).first().fill(phone)

  save = () => this.page.getByRole('button', { name: /^Save/ }).click()
}
