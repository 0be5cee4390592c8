import { expect, type Page } from '@playwright/test'

interface Order {
  patient: { id: number }
  procedure: string
  laboratory: string
  cost: string
  /** A plain date. */
  due_on: string
}

/** What an outside laboratory makes: ordered, sent and received. */
export class LabOrderModel {
  constructor(private readonly page: Page) {}

  private readonly inDialog = () => this.page.getByRole('dialog')

  private readonly press = (name: string) => this.page.getByRole('button', { name, exact: true }).click()

  /** Orders a crown for a procedure of a patient, from the form that their invoices lead to. */
  async order({ patient, procedure, laboratory, cost, due_on }: Order) {
    await this.page.goto(`/clinic/patient/${patient.id}/invoice`)
    await this.page.getByRole('link', { name: 'Order from a laboratory' }).click()
    const procedures = this.page.getByLabel(/^For the procedure/)
    const option = procedures.locator('option', { hasText: procedure })
    await expect(option).toHaveCount(1)
    await procedures.selectOption((await option.getAttribute('value')) ?? '')
    await this.page.getByLabel(/^Laboratory/).selectOption({ label: laboratory })
    await this.page.getByLabel(/^Work/).selectOption('crown')
    await this.page.getByRole('textbox', { name: /^Teeth/ }).fill('11, 21')
    await this.page.getByRole('textbox', { name: /^Cost/ }).fill(cost)
    await this.page.getByLabel(/^Due/).fill(due_on.split('-').reverse().join('/'))
    await this.press('Save')
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(/LAB\//)
  }

  async send() {
    await this.press('Send')
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'It is sent' }).click()
    await this.seeState('At the laboratory')
  }

  async receive(cost: string) {
    await this.press('Receive')
    await this.inDialog().getByRole('textbox', { name: /^Cost/ }).fill(cost)
    await this.inDialog().getByRole('button', { name: 'Receive', exact: true }).click()
    await this.seeState('Received')
  }

  private readonly seeState = (state: string) =>
    expect(this.page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()

  async seeInList(laboratory: string, state: string) {
    await this.page.goto(`/clinic/finance/lab-order?search=${encodeURIComponent(laboratory)}`)
    await expect(this.page.getByRole('row').filter({ hasText: laboratory })).toContainText(state)
  }
}
