import { expect, type Page } from '@playwright/test'

/** Idental: the patients of a dentist, and the practice in the chair. */
export class PracticeModel {
  constructor(private readonly page: Page) {}

  open = () => this.page.goto('/doctor/idental')

  openOfClinic = () => this.page.goto('/clinic/idental')

  choose = (name: string) =>
    this.page.getByRole('table', { name: 'My patients today' }).getByRole('link', { name, exact: true }).click()

  async skipVitals(reason: string) {
    await this.page.getByRole('button', { name: 'Treat without vital signs' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async start() {
    await this.page.getByLabel(/^Room/).selectOption({ index: 1 })
    await this.page.getByRole('button', { name: 'Start practice', exact: true }).click()
    await expect(this.line).toBeVisible()
  }

  get line() {
    return this.page.getByRole('textbox', { name: 'Typed line' })
  }

  /** Types a line into the chart and commits it. */
  async type(line: string) {
    await this.line.fill(line)
    await this.line.press('Enter')
    await expect(this.line).toHaveValue('')
  }

  seeFinding = (name: RegExp) => expect(this.page.getByRole('option', { name }).first()).toBeVisible()

  seeEverythingSent = () => expect(this.page.getByText('being sent', { exact: true })).toHaveCount(0)

  reload = () => this.page.reload()

  async pause() {
    await this.page.getByRole('button', { name: 'Pause' }).click()
    await expect(this.page.getByRole('button', { name: 'Resume' })).toBeVisible()
  }

  private running = (name: string) =>
    this.page.getByRole('table', { name: 'In treatment' }).getByText(name, { exact: true })

  seeRunning = (name: string) => expect(this.running(name)).toBeVisible()

  seeNotRunning = (name: string) => expect(this.running(name)).toHaveCount(0)
}
