import { expect, type Page } from '@playwright/test'
import { searchList } from './search-list'

/** The patients of a clinic, as the front office works with them. */
export class PatientModel {
  constructor(private readonly page: Page) {}

  openList = (area = 'clinic') => this.page.goto(`/${area}/patient`)

  search = (text: string) => searchList(this.page, text)

  seeFound = (name: string) => expect(this.page.getByRole('link', { name: new RegExp(name) })).toBeVisible()

  seeNoMatch = () => expect(this.page.getByText('No patient matches')).toBeVisible()

  open = (name: string) => this.page.getByRole('link', { name: new RegExp(name) }).click()

  seePage = (name: string) => expect(this.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

  /** Another part of the page. */
  openPart = (name: 'Summary' | 'Visits' | 'Odontogram' | 'Personal data' | 'Access') =>
    this.page
      .getByRole('navigation', { name: 'The record of the patient' })
      .getByRole('link', { name, exact: true })
      .click()

  /** The latest visit, with its note. */
  async openVisit() {
    await this.page
      .getByRole('button', { name: /^Show the visit of / })
      .first()
      .click()
    await expect(this.page.getByText(/^Signed by /)).toBeVisible()
  }

  /** The rows of the summary, below their headings. */
  seeAppointments = (count: number) =>
    expect(this.page.getByRole('table', { name: 'Appointments', exact: true }).locator('tbody tr')).toHaveCount(count)

  async reopenVisit(why: string) {
    await this.page.getByRole('button', { name: 'Reopen', exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(/^Why/).fill(why)
    await dialog.getByRole('button', { name: 'Reopen the visit' }).click()
    await expect(dialog).toBeHidden()
  }

  seeReading = (name: string, what: string) =>
    expect(this.page.getByRole('row').filter({ hasText: name }).filter({ hasText: what }).first()).toBeVisible()

  /** Chooses from the menu at the end of the patient's row, by the keyboard. */
  async chooseInRow(name: string, action: string) {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).press('Enter')
    await this.page.getByRole('menuitem', { name: action, exact: true }).click()
  }

  edit = () => this.page.getByRole('link', { name: 'Edit' }).click()

  /** Asks, and says yes. */
  async setStatus(how: 'Deactivate' | 'Activate') {
    await this.page.getByRole('button', { name: how, exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: how, exact: true }).click()
  }

  async erase(reason: string) {
    await this.page.getByRole('button', { name: 'Erase patient' }).click()
    await this.page.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await this.page.getByRole('button', { name: 'Erase for good' }).click()
  }

  /** Beside another record of the same person: keeps a value of this one. */
  chooseKept = (fact: string) => this.page.getByRole('radio', { name: new RegExp(`^${fact}, kept patient`) }).check()

  async merge(name: string) {
    await this.page.getByRole('button', { name: 'Merge', exact: true }).click()
    const question = this.page.getByRole('alertdialog')
    await expect(question).toContainText(`into ${name}`)
    await question.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(question).toBeHidden()
  }

  async undoMerge() {
    await this.page.getByRole('button', { name: /^Undo the merge of / }).click()
    const question = this.page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Undo the merge', exact: true }).click()
    await expect(question).toBeHidden()
  }

  typePhone = (phone: string) => this.page.getByLabel('Phone', { exact: false }).first().fill(phone)

  /** Asked before saving: a patient it could be, and why. */
  async seeLikely(record_number: string, reason: string) {
    const row = this.page.getByRole('alertdialog').getByRole('listitem').filter({ hasText: record_number })
    await expect(row).toContainText(reason)
    await expect(row.getByRole('link', { name: /^Open this patient/ })).toBeVisible()
  }

  /** Opens, beside the form, the patient who has the identity number already; nothing is saved over them. */
  async openHolder(record_number: string) {
    await this.seeLikely(record_number, 'Same identity number')
    const question = this.page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Somebody else: save' })).toHaveCount(0)
    const opening = this.page.context().waitForEvent('page')
    await question.getByRole('link', { name: /^Open this patient/ }).click()
    return new PatientModel(await opening)
  }

  save = () => this.page.getByRole('button', { name: /^Save/ }).click()
}
