import { expect, type Locator, type Page } from '@playwright/test'

/** A consent as a dentist prepares it, and a patient reads and signs it on the same screen. */
export class TreatmentConsentModel {
  constructor(private readonly page: Page) {}

  private get dialog() {
    return this.page.getByRole('dialog')
  }

  /** From the procedure of the note. */
  begin = (service: string) => this.page.getByRole('button', { name: `Sign on the screen: ${service}` }).click()

  beginAtPatient = () => this.page.getByRole('button', { name: 'Sign a consent' }).click()

  choose = (language: 'Indonesian' | 'English') =>
    this.dialog.getByLabel(/^Language of the patient/).selectOption({ label: language })

  field = (label: RegExp) => this.dialog.getByLabel(label)

  handOver = () => this.dialog.getByRole('button', { name: 'Hand over to the patient' }).click()

  /** Draws two strokes with the mouse. */
  async draw(name: string) {
    const pad = this.pad(name)
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error(`There is no pad "${name}"`)
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await this.stroke([at(0.2, 0.6), at(0.35, 0.2), at(0.5, 0.7), at(0.65, 0.3)])
    await this.stroke([at(0.3, 0.85), at(0.7, 0.8)])
  }

  tap = (name: string) => this.pad(name).click()

  undo = (times: number) => this.pressed('Undo', times)

  seeNothingDrawn = () => expect(this.dialog.getByRole('button', { name: 'Undo', exact: true }).first()).toBeDisabled()

  decide = (decision: 'I agree' | 'I refuse') =>
    this.dialog.getByRole('radio', { name: new RegExp(`^${decision}`) }).check()

  /** Signs, and waits until it is stored. */
  async sign(name: 'Sign' | 'Sign the refusal' = 'Sign') {
    await this.press(name)
    await expect(this.dialog).toBeHidden()
  }

  press = (name: string) => this.dialog.getByRole('button', { name, exact: true }).click()

  close = () => this.dialog.getByRole('button', { name: 'Close', exact: true }).click()

  seeProblem = (field: Locator, problem: string) => expect(field).toHaveAccessibleDescription(new RegExp(problem))

  pad = (name: string) => this.dialog.getByRole('application', { name, exact: true })

  see = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible()

  /** At the patient, in the list. */
  row = (service: string) => this.page.getByRole('listitem').filter({ hasText: service })

  async revoke(service: string, reason: string) {
    await this.row(service)
      .getByRole('button', { name: /^Revoke/ })
      .click()
    await this.dialog.getByLabel(/^Why it is revoked/).fill(reason)
    await this.press('Revoke the consent')
    await expect(this.dialog).toBeHidden()
  }

  private async stroke(points: readonly (readonly [number, number])[]) {
    const { mouse } = this.page
    const [first = [0, 0], ...rest] = points
    await mouse.move(...first)
    await mouse.down()
    for (const point of rest) await mouse.move(...point, { steps: 8 })
    await mouse.up()
  }

  private async pressed(name: string, times: number) {
    for (let left = times; left > 0; left--)
      await this.dialog.getByRole('button', { name, exact: true }).first().click()
  }
}
