import { expect, type Page } from '@playwright/test'

/** The desk that hands out the medicine of signed prescriptions. */
export class DispensingModel {
  constructor(private readonly page: Page) {}

  async open(patient: string) {
    await this.page.goto('/clinic/medicine-transaction/dispensing')
    await this.page.getByRole('link', { name: patient }).click()
  }

  /** Types how many of a medicine are handed out now, and presses Enter. */
  async handOut(medicine: string, quantity: string) {
    const line = this.page.getByRole('listitem', { name: medicine })
    await line.getByLabel('Hand out now').fill(quantity)
    await line.getByLabel('Hand out now').press('Enter')
  }

  /** What stands at a medicine that is still to be handed out. */
  async seeLine(medicine: string, ...texts: string[]) {
    for (const text of texts) await expect(this.page.getByRole('listitem', { name: medicine })).toContainText(text)
  }

  async seeText(text: string | RegExp) {
    await expect(this.page.getByText(text).first()).toBeVisible()
  }

  /** The labels of what was handed out last, which have the focus: one Enter opens them. */
  async openLabels() {
    await expect(this.page.getByRole('link', { name: /^Labels of DSP/ }).first()).toBeFocused()
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('article').first()).toBeVisible()
  }

  async seeLabel(...texts: (string | RegExp)[]) {
    for (const text of texts) await expect(this.page.getByRole('article').first()).toContainText(text)
  }
}
