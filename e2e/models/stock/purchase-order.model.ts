import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** An order of stock: who writes it, who approves it, and what of it came. */
export class PurchaseOrderModel {
  constructor(private readonly page: Page) {}

  async chooseSupplier(name: string) {
    await this.page.getByRole('combobox', { name: /^Supplier/ }).fill(name)
    await this.page.getByRole('option', { name }).click()
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** The address of the order, where it can be opened again by somebody else. */
  async address() {
    await expect(this.page.getByRole('link', { name: 'Print order' })).toBeVisible()
    return new URL(this.page.url()).pathname
  }

  async seeState(text: string) {
    await expect(this.page.getByRole('main')).toContainText(text)
  }

  async cannot(name: string) {
    await expect(this.page.getByRole('button', { name })).toHaveCount(0)
  }

  /** What was ordered of a medicine, came, and is still to come. */
  async seeLine(medicine: string, ...counts: string[]) {
    const row = this.page.getByRole('table', { name: 'Lines' }).getByRole('row').filter({ hasText: medicine })
    for (const [index, count] of counts.entries())
      await expect(row.getByRole('cell').nth(index)).toHaveText(new RegExp(`^${count}( |$)`))
  }

  async passesAxe() {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(violations).toEqual([])
  }
}
