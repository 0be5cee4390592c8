import { expect, type Page } from '@playwright/test'

/** What dentists earn: rules, and the statements of a month. */
export class FeeShareModel {
  constructor(private readonly page: Page) {}

  openMonth = () => this.page.goto('/clinic/finance/fee-share')

  /** Makes a rule of a service, earned as soon as it is billed. */
  async addRule(service: string, percent: string) {
    await this.page.goto('/clinic/finance/fee-share/rule/new')
    await this.page.getByRole('combobox', { name: /^Service/ }).fill(service)
    await this.page.getByRole('option', { name: new RegExp(service) }).click()
    await this.page.getByRole('textbox', { name: /^Percent/ }).fill(percent)
    await this.page.getByLabel(/^Earned/).selectOption('on_done')
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(service)
  }

  /** Opens the statement of a dentist, or goes to the one that is open. */
  async openStatement(dentist: string) {
    const row = this.page.getByRole('row').filter({ hasText: dentist })
    await expect(row).toBeVisible()
    const button = row.getByRole('button', { name: /^Open statement/ })
    await ((await button.isVisible()) ? button : row.getByRole('link').first()).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(dentist)
  }

  seeLine = (service: string, amount: RegExp) =>
    expect(this.page.getByRole('row').filter({ hasText: service })).toContainText(amount)

  seeNoStep = () =>
    expect(this.page.getByRole('button', { name: /^(Mark as reviewed|Approve|Mark as paid)$/ })).toHaveCount(0)
}
