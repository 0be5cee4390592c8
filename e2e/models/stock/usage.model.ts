import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The recipes of services, and the desk that posts what treatments used. */
export class UsageModel {
  constructor(private readonly page: Page) {}

  /** Says how many of each material a service uses each time. */
  async writeRecipe(materials: Readonly<Record<string, string>>) {
    await this.page.getByRole('button', { name: 'Edit materials', exact: true }).click()
    for (const [name, quantity] of Object.entries(materials)) {
      await this.page.getByRole('combobox', { name: /^Add a material/ }).fill(name)
      await this.page.getByRole('option', { name }).click()
      await this.page.getByRole('listitem', { name }).getByLabel('Each time').fill(quantity)
    }
    await this.page.getByRole('button', { name: 'Save materials', exact: true }).click()
  }

  async seeRecipe(materials: Readonly<Record<string, string>>) {
    const table = this.page.getByRole('table', { name: 'Materials each time' })
    for (const [name, quantity] of Object.entries(materials))
      await expect(table.getByRole('row').filter({ hasText: name })).toContainText(quantity)
  }

  async open(patient: string) {
    await this.page.goto('/clinic/medicine-transaction/usage')
    await this.page.getByRole('link', { name: patient }).click()
  }

  /** Types how much of a material was used, and presses Enter. */
  async post(material: string, quantity: string) {
    const field = this.page.getByRole('listitem', { name: material }).getByLabel('Used')
    await field.fill(quantity)
    await field.press('Enter')
  }

  async seeLine(material: string, ...texts: string[]) {
    for (const text of texts) await expect(this.page.getByRole('listitem', { name: material })).toContainText(text)
  }

  async seeText(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  /** A movement of the document. */
  async seeTaken(material: string, quantity: string) {
    const table = this.page.getByRole('table', { name: 'Taken from the stock' })
    await expect(table.getByRole('row').filter({ hasText: material })).toContainText(quantity)
  }

  async seeNothingInTheWay() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page: this.page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual(
      [],
    )
  }
}
