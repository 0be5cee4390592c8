import { expect, type Page } from '@playwright/test'

/** The stock of the clinic, and the documents by which it moves. */
export class StockModel {
  constructor(private readonly page: Page) {}

  async scan(barcode: string) {
    const field = this.page.getByLabel('Scan a barcode')
    await field.fill(barcode)
    await field.press('Enter')
  }

  async seeUnknown(barcode: string) {
    await expect(this.page.getByText(`No medicine of the company has the barcode ${barcode}`)).toBeVisible()
  }

  async addMedicine(name: string) {
    await this.page.getByRole('combobox', { name: /^Add a medicine/ }).fill(name)
    await this.page.getByRole('option', { name: new RegExp(name) }).click()
  }

  async fillLine(medicine: string, values: Readonly<Record<string, string>>) {
    const line = this.page.getByRole('listitem', { name: medicine })
    for (const [label, value] of Object.entries(values)) await line.getByLabel(label).fill(value)
  }

  /** Presses a step and confirms it. */
  async step(name: string) {
    await this.page.getByRole('button', { name }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name }).click()
    await expect(this.page.getByRole('alertdialog')).toBeHidden()
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save' }).click()
    await expect(this.page.getByRole('button', { name: 'Save' })).toBeHidden()
  }

  async openMedicine(name: string) {
    await this.page.goto(`/clinic/medicine?search=${encodeURIComponent(name)}`)
    await this.page.getByRole('link', { name }).click()
  }

  /** The first row of the stock card: what moved last. */
  async seeLastMovement(...texts: string[]) {
    const row = this.page.getByRole('table', { name: 'Stock card' }).getByRole('row').nth(1)
    for (const text of texts) await expect(row).toContainText(text)
  }
}
