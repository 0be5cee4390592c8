import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A count of the stock: who plans it, who counts, who approves. */
export class StockCountModel {
  constructor(private readonly page: Page) {}

  /** Plans a count of one medicine by two people, and starts it. Returns its address. */
  async plan(name: string, medicine: string) {
    await this.page.getByLabel(/^Name/).fill(name)
    await this.page.getByRole('combobox', { name: /^Medicines/ }).fill(medicine)
    await this.page.getByRole('option', { name: medicine }).click()
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
    await this.press('Start counting')
    await this.seeText('The stock is frozen.')
    return new URL(this.page.url()).pathname
  }

  async press(name: string) {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Types what is on the shelf, batch after batch, by keyboard alone: Enter leads on. */
  async typeThrough(quantities: readonly string[]) {
    await this.page.getByLabel(/^Find or scan/).focus()
    await this.page.keyboard.press('Enter')
    for (const quantity of quantities) {
      await this.page.keyboard.type(quantity)
      await this.page.keyboard.press('Enter')
    }
  }

  async typeOf(lot: string, quantity: string) {
    await this.page.getByLabel(/^Find or scan/).fill(lot)
    await this.page.keyboard.press('Enter')
    await this.page.keyboard.type(quantity)
    await this.page.keyboard.press('Enter')
  }

  async seeTyped(lot: string, text: string | RegExp) {
    await expect(this.page.getByRole('listitem', { name: lot })).toContainText(text)
  }

  async finish() {
    await this.press('I have finished counting')
    await this.page
      .getByRole('dialog')
      .or(this.page.getByRole('alertdialog'))
      .getByRole('button', { name: 'Finish' })
      .click()
    await this.seeText('Your count is handed in.')
  }

  /** A batch that differs, in the review or the report. */
  async seeDifference(lot: string, ...texts: string[]) {
    const row = this.page.getByRole('table', { name: 'What differs' }).getByRole('row').filter({ hasText: lot })
    for (const text of texts) await expect(row).toContainText(text)
  }

  async countAgain(lot: string) {
    await this.page.getByRole('checkbox', { name: new RegExp(lot) }).check()
    await this.press('Count again: 1 batch')
    await this.give('Counters differ', 'Send back')
  }

  /** Gives the reason that a dialog asks for; the dialog closes when the server has taken it. */
  async give(reason: string, confirm: string) {
    await this.page
      .getByRole('dialog')
      .getByLabel(/^Reason/)
      .fill(reason)
    await this.page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    await expect(this.page.getByRole('dialog')).toBeHidden()
  }

  async seeText(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  /** Nothing of what the other counter typed is in the box. */
  async seeEmpty(lot: string) {
    await expect(this.page.getByRole('listitem', { name: lot }).getByRole('textbox')).toHaveValue('')
  }

  async seeNothingInTheWay() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page: this.page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual(
      [],
    )
  }
}
