import { expect, type Page } from '@playwright/test'

/** The screen where patients are measured. */
export class VitalSignModel {
  constructor(private readonly page: Page) {}

  open = () => this.page.goto('/nurse/vital-sign')

  choose = (name: string) => this.page.getByRole('link', { name: new RegExp(name) }).click()

  press = (button: string | RegExp) => this.page.getByRole('button', { name: button, exact: true }).click()

  /** Calls a patient who waits and takes them to be measured. */
  async start() {
    await this.press('Call')
    await this.press('Start measuring')
    await expect(this.box('Blood pressure')).toBeVisible()
  }

  box = (name: string) => this.page.getByRole('textbox', { name: new RegExp(`^${name}`) })

  /** Enter leads from box to box, the last one to the button. */
  async type(pressure: string, pulse: string) {
    await this.box('Blood pressure').fill(pressure)
    await this.box('Blood pressure').press('Enter')
    await expect(this.box('Pulse')).toBeFocused()
    await this.page.keyboard.type(pulse)
  }

  async correct(pressure: string, reason: string) {
    await this.page.getByRole('button', { name: /^Correct the measurement/ }).click()
    await this.box('Blood pressure').fill(pressure)
    await this.box('Reason').fill(reason)
    await this.press('Save the correction')
  }

  see = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible()

  /** Within a second, as everything somebody else does. */
  seeArrive = (text: string) => expect(this.page.getByText(text).first()).toBeVisible({ timeout: 1_000 })
}
