import { expect, type Locator, type Page } from '@playwright/test'
import { Keyboard } from './keyboard'

/** Idental: the patients of a dentist, and the practice in the chair. */
export class PracticeModel {
  constructor(private readonly page: Page) {}

  open = () => this.page.goto('/doctor/idental')

  openOfClinic = () => this.page.goto('/clinic/idental')

  choose = (name: string) =>
    this.page.getByRole('table', { name: 'My patients today' }).getByRole('link', { name, exact: true }).click()

  seeMine = (name: string) =>
    expect(
      this.page.getByRole('table', { name: 'My patients today' }).getByRole('link', { name, exact: true }),
    ).toBeVisible()

  async skipVitals(reason: string) {
    await this.page.getByRole('button', { name: 'Treat without vital signs' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  async start({ id }: { id: number }) {
    await this.page.getByLabel(/^Room/).selectOption(String(id))
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

  /** A line that asks a question, answered by its key. */
  async typeAndAnswer(line: string, key: string) {
    await this.line.fill(line)
    await this.line.press('Enter')
    await expect(this.page.getByRole('group', { name: /\?$/ })).toBeVisible()
    await this.page.keyboard.press(key)
    await expect(this.line).toHaveValue('')
  }

  seeFinding = (name: RegExp) => expect(this.page.getByRole('option', { name }).first()).toBeVisible()

  seeNoFinding = (name: RegExp) => expect(this.page.getByRole('option', { name })).toHaveCount(0)

  /** What an assistant typed, as soon as the other window has sent it. */
  seeDictated = (name: RegExp) => expect(this.dictated(name)).toBeVisible()

  seeDecided = (name: RegExp) => expect(this.dictated(name)).toHaveCount(0)

  seeNothingDictated = () => expect(this.part('Dictated')).toHaveCount(0)

  /** From the typed line, as from any field. */
  async acceptByKeys(keys: string) {
    await this.line.focus()
    await this.page.keyboard.press(keys)
  }

  async reject(name: RegExp, reason: string) {
    const entry = this.dictated(name)
    await entry.getByRole('button', { name: /^Reject: / }).click()
    await entry.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await entry.getByRole('button', { name: 'Reject', exact: true }).click()
  }

  /** Pressing the end of the visit says what holds it. */
  async seeFinishHeld(problem: string) {
    await this.page.getByRole('button', { name: 'Sign and finish', exact: true }).click()
    await expect(this.page.getByRole('button', { name: problem }).first()).toBeVisible()
  }

  async seeFinishNotHeld(problem: string) {
    await this.seeFinishHeld('Chief complaint missing')
    await expect(this.page.getByRole('button', { name: problem })).toHaveCount(0)
  }

  private dictated = (name: RegExp) => this.part('Dictated').getByRole('listitem').filter({ hasText: name })

  seeEverythingSent = () => expect(this.page.getByText('being sent', { exact: true })).toHaveCount(0)

  reload = () => this.page.reload()

  async pause() {
    await this.page.getByRole('button', { name: 'Pause' }).click()
    await expect(this.page.getByRole('button', { name: 'Resume' })).toBeVisible()
  }

  /** From here on by keyboard alone. */
  async startByKeys(name: string, { why, room }: { why: string; room: string }) {
    const { page, keys } = this
    await keys.press(page.getByRole('table', { name: 'My patients today' }).getByRole('link', { name, exact: true }))
    await keys.press(page.getByRole('button', { name: 'Treat without vital signs' }))
    const dialog = page.getByRole('dialog')
    await keys.type(dialog.getByRole('textbox'), why)
    await keys.press(dialog.getByRole('button', { name: 'Skip', exact: true }))
    await expect(dialog).toBeHidden()
    await keys.goTo(page.getByLabel(/^Room/))
    await page.keyboard.type(room)
    await keys.press(page.getByRole('button', { name: 'Start practice', exact: true }))
    await expect(this.line).toBeVisible()
    await expect(this.part('S · Subjective')).toBeVisible()
  }

  /** Alt and the letter of a part leads to its first field. */
  async jump(letter: 'c' | 'm' | 's' | 'o' | 'a' | 'p' | 'r', to: Locator) {
    await this.page.keyboard.press(`Alt+${letter}`)
    await expect(to).toBeFocused()
  }

  part = (name: string) => this.page.getByRole('region', { name, exact: true })

  field = (part: string, label: string | RegExp) => this.part(part).getByLabel(label)

  get diagnosisSearch() {
    return this.page.getByRole('combobox', { name: 'Add a diagnosis', exact: true })
  }

  get procedureSearch() {
    return this.page.getByRole('combobox', { name: 'Add a procedure', exact: true })
  }

  get medicineSearch() {
    return this.page.getByRole('combobox', { name: 'Add a medicine', exact: true })
  }

  /** What is missing leads to the box of the reason; with it the prescription is signed. */
  async signPrescription({ despite, because }: { despite: RegExp; because: string }) {
    const { page, keys } = this
    await expect(page.getByText(despite)).toBeVisible()
    await keys.press(page.getByRole('button', { name: 'Sign the prescription', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(/^Reason to prescribe it all the same/)).toBeFocused()
    await page.keyboard.type(because)
    await keys.press(page.getByRole('button', { name: 'Sign the prescription', exact: true }))
    await keys.press(page.getByRole('button', { name: 'Sign the prescription now', exact: true }))
    await expect(page.getByText(/^Signed by /)).toBeVisible()
  }

  /** Finds and chooses by keys in the search that has the focus; the first field of the new row has the focus then. */
  async add(text: string, option: RegExp, first: RegExp) {
    await this.page.keyboard.type(text)
    // Enter takes nothing while what was found is of an earlier text
    const found = this.page.locator('[aria-busy=false]').getByRole('option', { name: option })
    await expect(found).toHaveAttribute('data-highlighted', '')
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('listitem', { name: option }).getByLabel(first)).toBeFocused()
  }

  /** From a field of the procedure, by its key; why a tooth is lost is asked in the row. */
  async enterInChart(name: string, { cause }: { cause?: string } = {}) {
    const row = this.page.getByRole('listitem', { name })
    await expect(row.getByRole('button', { name: /^Enter in the chart: / })).toBeVisible()
    await this.page.keyboard.press('Alt+g')
    if (cause) await expect(row.getByRole('group')).toBeVisible()
    if (cause) await this.page.keyboard.press(cause)
    await expect(row.getByText('In the chart', { exact: true })).toBeVisible()
  }

  async sign() {
    const { page, keys } = this
    await expect(this.part('Finish the visit').getByText('Stored', { exact: true })).toBeVisible()
    await keys.press(page.getByRole('button', { name: 'Sign and finish', exact: true }))
    await keys.press(page.getByRole('button', { name: 'Sign and finish now', exact: true }))
    await expect(page.getByText(/^Signed by /).first()).toBeVisible()
    await expect(this.part('Finish the visit')).toBeHidden()
  }

  private get keys() {
    return new Keyboard(this.page)
  }

  private running = (name: string) =>
    this.page.getByRole('table', { name: 'In treatment' }).getByText(name, { exact: true })

  seeRunning = (name: string) => expect(this.running(name)).toBeVisible()

  seeNotRunning = (name: string) => expect(this.running(name)).toHaveCount(0)
}
