import { expect, type Page } from '@playwright/test'

/** A discount above the limit of the clinic: asked for on the draft, answered by the manager. */
export class ApprovalModel {
  constructor(private readonly page: Page) {}

  /** Presses the button of the draft; the draft is saved first. */
  async ask(why: string) {
    await this.page.getByRole('button', { name: 'Ask the manager' }).click()
    await this.dialog.getByLabel('Reason').fill(why)
    await this.dialog.getByRole('button', { name: 'Ask the manager' }).click()
    await expect(this.page.getByText(/^You asked the manager for/)).toBeVisible()
  }

  /** From the bell to the draft of the patient. */
  async openFromBell(name: string) {
    await this.page.getByRole('button', { name: /^\d+ notifications?$/ }).click()
    await this.page.getByRole('link', { name: /discounts? waits? for your approval/ }).click()
    await this.page.waitForURL('**/clinic/finance/approval?state=requested')
    await this.row(name).getByRole('link').click()
  }

  grant = () => this.page.getByRole('button', { name: 'Grant', exact: true }).click()

  async refuse(why: string) {
    await this.page.getByRole('button', { name: 'Refuse', exact: true }).click()
    await this.dialog.getByLabel('Reason').fill(why)
    await this.dialog.getByRole('button', { name: 'Refuse', exact: true }).click()
  }

  see = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible()

  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })

  private get dialog() {
    return this.page.getByRole('dialog').last()
  }
}
