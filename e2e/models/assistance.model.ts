import { expect, type Page } from '@playwright/test'

/** The screens of an assistant beside the chair. */
export class AssistanceModel {
  constructor(private readonly page: Page) {}

  visit = (name: string) => this.page.getByRole('article', { name: new RegExp(name) })

  press = (name: string, button: string | RegExp) =>
    this.visit(name).getByRole('button', { name: button, exact: true }).click()

  async record(name: string, material: string, amount: string) {
    const box = this.visit(name).getByRole('combobox', { name: /^Material/ })
    await box.fill(material)
    await this.page.getByRole('option', { name: new RegExp(`^${material}`) }).click()
    await this.visit(name)
      .getByRole('textbox', { name: /^Amount/ })
      .fill(amount)
    await this.press(name, 'Record')
  }

  /** Types what the dentist says, and waits until the server has it. */
  async dictate(name: string, line: string) {
    const box = this.visit(name).getByRole('textbox', { name: 'Typed line', exact: true }).first()
    await box.fill(line)
    await box.press('Enter')
    await this.seeDecided(name, line, 'Dictated')
  }

  seeDecided = (name: string, line: string, state: string) =>
    expect(this.draft(name, line).getByText(state, { exact: true })).toBeVisible()

  private draft = (name: string, line: string) =>
    this.visit(name)
      .getByRole('region', { name: 'Dictated', exact: true })
      .getByRole('listitem')
      .filter({ hasText: line })

  see = (name: string, text: string | RegExp) => expect(this.visit(name).getByText(text).first()).toBeVisible()

  /** Within a second, as everything somebody else does. */
  seeArrive = (name: string, text: string | RegExp) =>
    expect(this.visit(name).getByText(text).first()).toBeVisible({ timeout: 1_000 })

  seeInHistory = (name: string) => expect(this.page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
}
