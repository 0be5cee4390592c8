import { expect, type Page } from '@playwright/test'
import { MasterModel } from './master.model'

/** The plans of payors, and the rules of one. */
export class InsuranceModel extends MasterModel {
  constructor(private readonly screen: Page) {
    super(screen, '/clinic/insurance')
  }

  private rule = (number: number) => this.screen.getByRole('region', { name: `Rule ${number}`, exact: true })

  /** With the keyboard alone: the new rule has the focus. */
  async addRule() {
    await this.screen.getByRole('button', { name: 'Add a rule' }).focus()
    await this.screen.keyboard.press('Enter')
  }

  /** Fills in the rule that was just added, from its category on, by Tab. */
  async fillRule(percent: string, waitingDays: string, capPerVisit: string) {
    for (const text of [percent, waitingDays, capPerVisit]) {
      await this.screen.keyboard.press('Tab')
      await this.screen.keyboard.press('ControlOrMeta+A')
      await this.screen.keyboard.type(text)
    }
  }

  chooseCategory = (number: number, category: string) => this.rule(number).getByLabel('Category').selectOption(category)

  seeCellProblem = (number: number, cell: string, problem: string) =>
    expect(this.rule(number).getByLabel(cell)).toHaveAccessibleDescription(problem)

  /** By the visible label, not the contract's name. */
  seeRefused = (problem: string) =>
    expect(this.screen.getByRole('alert').getByRole('listitem').filter({ hasText: problem })).toBeVisible()

  seeFocus = (number: number, cell: string) => expect(this.rule(number).getByLabel(cell)).toBeFocused()

  removeRule = (number: number) => this.screen.getByRole('button', { name: `Remove rule ${number}` }).click()
}
