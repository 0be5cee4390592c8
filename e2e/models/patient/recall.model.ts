import { expect, type Page } from '@playwright/test'

/** The patients who should come again, as the desk calls them back. */
export class RecallModel {
  constructor(private readonly page: Page) {}

  private row = (name: string) => this.page.getByRole('row', { name: new RegExp(name) })

  /** The list from its tab, searched for a name; without a state those to call. */
  open = (name: string, state = '') =>
    this.page.goto(`/clinic/patient/recall?search=${name}${state && `&state=${state}`}`)

  see = (name: string, text: string | RegExp) => expect(this.row(name).getByText(text)).toBeVisible()

  async seeNobody() {
    await expect(this.page.getByText('Nobody matches')).toBeVisible()
  }

  async choose(name: string, action: string) {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async record(name: string, { outcome, remark }: { outcome: string; remark: string }) {
    await this.choose(name, 'Record a call')
    const dialog = this.page.getByRole('dialog', { name: `Record a call to ${name}` })
    await dialog.getByRole('radio', { name: outcome }).check()
    await dialog.getByLabel(/^Remark/).fill(remark)
    await this.page.keyboard.press('Enter')
  }

  /** After a promise the desk books at once. */
  bookNow = () =>
    this.page
      .getByRole('dialog', { name: /now\?$/ })
      .getByRole('button', { name: 'Book an appointment' })
      .click()
}
