import { expect, type Page } from '@playwright/test'

interface Whose {
  path: string
  title: string
  /** the label of the field that chooses the worker */
  person: string
}

const dentists: Whose = { path: 'doctor-schedule', title: 'Dentist schedule', person: 'Dentist' }
export const assistants: Whose = { path: 'staff-schedule', title: 'Assistant schedule', person: 'Assistant' }

/** A week of work, as the desk, the manager and a dentist use it. Days are dd/mm/yyyy, as they are typed. */
export class ScheduleModel {
  constructor(
    private readonly page: Page,
    private readonly of: Whose = dentists,
  ) {}

  openWeek = (monday: string, area: '/clinic' | '/doctor' = '/clinic') =>
    this.page.goto(`${area}/${this.of.path}?week=${monday}`)

  async addShift(shift: { person: string; day: string; from: string; until: string; room?: string; assists?: string }) {
    await this.page.getByRole('button', { name: 'New shift', exact: true }).click()
    await this.dialog.getByLabel(this.of.person).selectOption({ label: shift.person })
    if (shift.assists) await this.chooseDentist(shift.assists)
    if (shift.room) await this.chooseRoom(shift.room)
    await this.fill({ Day: shift.day, From: shift.from, Until: shift.until })
    await this.save()
  }

  /** Walks there by arrows from the first place of the week. */
  async addByKeyboard(dentist: string, day: string) {
    const place = this.page.getByRole('button', { name: `New shift for ${dentist}, ${day}` })
    await this.table.locator('[tabindex="0"]').focus()
    for (let step = 0; step < 40 && !(await this.isFocused(place)); step += 1)
      await this.page.keyboard.press('ArrowDown')
    await expect(place).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  async repeat(every: string, until: string) {
    await this.dialog.getByLabel('Repeats').selectOption({ label: every })
    await this.fill({ 'Last day': until })
  }

  async fill(fields: Readonly<Record<string, string>>) {
    for (const [label, text] of Object.entries(fields)) await this.dialog.getByLabel(label).fill(text)
  }

  chooseDentist = (dentist: string) => this.dialog.getByLabel('Assists').selectOption({ label: dentist })

  chooseRoom = (room: string) => this.dialog.getByLabel('Room').selectOption({ label: room })

  save = () => this.dialog.getByRole('button', { name: 'Save' }).click()

  seeProblem = (sentence: string | RegExp) => expect(this.dialog.getByText(sentence)).toBeVisible()

  seeTyped = (label: string, text: string) => expect(this.dialog.getByLabel(label)).toHaveValue(text)

  async close() {
    await this.dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  seeShift = (dentist: string, said: RegExp) => expect(this.shift(dentist, said)).toBeVisible()

  seeNoShift = (dentist: string) =>
    expect(this.page.getByRole('button', { name: new RegExp(`^${dentist}, .*\\d\\d:\\d\\d`) })).toHaveCount(0)

  openShift = (dentist: string, said: RegExp) => this.shift(dentist, said).click()

  async cancelShift(reason: string) {
    await this.dialog.getByRole('button', { name: 'Cancel this shift' }).click()
    await this.fill({ Reason: reason })
    await this.dialog.getByRole('button', { name: 'Cancel this shift' }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  /** Answers the list of affected patients with "Back", then with "Do it anyway"; the same list is then there to work with. */
  async cancelShiftThatStrands(patient: string, reason: string) {
    await this.dialog.getByRole('button', { name: 'Cancel this shift' }).click()
    await this.fill({ Reason: reason })
    const question = this.page.getByRole('alertdialog')
    for (const answer of ['Back', 'Do it anyway']) {
      await this.dialog.getByRole('button', { name: 'Cancel this shift' }).click()
      await expect(question.getByRole('listitem').filter({ hasText: patient })).toContainText(
        'The dentist does not work then',
      )
      await question.getByRole('button', { name: answer }).click()
      await expect(question).toHaveCount(0)
      if (answer === 'Back') await this.seeTyped('Reason', reason)
    }
  }

  async weekAfter() {
    const before = (await this.heading.textContent()) ?? ''
    await this.page.keyboard.press(']')
    await expect(this.heading).not.toHaveText(before)
  }

  async endRegularShift(dentist: string, shift: string, lastDay: string) {
    await this.page.getByRole('button', { name: `Regular shifts of ${dentist}` }).click()
    await this.dialog.getByRole('listitem').filter({ hasText: shift }).getByRole('button', { name: 'End' }).click()
    await this.fill({ 'Last day': lastDay })
    await this.dialog.getByRole('button', { name: 'End', exact: true }).click()
    await expect(this.dialog.getByText(shift)).toHaveCount(0)
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }

  async requestLeave(leave: { from: string; until: string; reason: string; person?: string }) {
    await this.page.getByRole('button', { name: leave.person ? 'Enter an absence' : 'Request leave' }).click()
    if (leave.person) await this.dialog.getByLabel(this.of.person).selectOption({ label: leave.person })
    await this.fill({ 'First day away': leave.from, 'Last day away': leave.until, Reason: leave.reason })
    await this.dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  /** The absence whose days are written so. */
  openAbsence = (days: string) => this.absence(days).getByRole('button').click()

  seeAbsence = (days: string, state: string) =>
    expect(this.absence(days).getByText(state, { exact: true })).toBeVisible()

  async decide(how: 'Approve') {
    await this.dialog.getByRole('button', { name: how }).click()
    await expect(this.dialog.getByRole('button', { name: how })).toHaveCount(0)
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }

  seeAppointmentsOf = () =>
    expect(this.dialog.getByRole('heading', { name: 'Appointments in these days' })).toBeVisible()

  async seeNothingToDecide() {
    await expect(this.dialog).toBeVisible()
    for (const name of ['Approve', 'Reject'])
      await expect(this.dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
    await this.dialog.getByRole('button', { name: 'Close' }).click()
  }

  /** Checks the coverage row of a day: 'Mon 23 Nov'. */
  seeCoverage = (said: RegExp) =>
    expect(this.table.getByRole('listitem').filter({ hasText: said }).first()).toBeVisible()

  seeWeekIs = (state: 'Draft' | 'Published' | 'Changed since') =>
    expect(this.page.getByText(state, { exact: true })).toBeVisible()

  async publish(again: 'Publish' | 'Publish again' = 'Publish') {
    await this.page.getByRole('button', { name: again, exact: true }).click()
    await this.seeWeekIs('Published')
  }

  async copyWeekFrom(day: string) {
    await this.page.getByRole('button', { name: 'Copy a week' }).click()
    await this.fill({ 'Copy from the week of': day })
    await this.dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(this.dialog).toHaveCount(0)
  }

  /** What the dialog says would happen, before it does. */
  async seeCopyWould(day: string, texts: readonly (string | RegExp)[]) {
    await this.page.getByRole('button', { name: 'Copy a week' }).click()
    await this.fill({ 'Copy from the week of': day })
    for (const text of texts) await expect(this.dialog.getByText(text)).toBeVisible()
    await this.close()
  }

  async undoCopy() {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(this.page.getByText(/^Copy undone/)).toBeVisible()
  }

  async seeNothingToWrite() {
    await expect(this.heading).toBeVisible()
    for (const name of ['New shift', 'Enter an absence'])
      await expect(this.page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }

  private shift = (dentist: string, said: RegExp) =>
    this.page.getByRole('button', { name: new RegExp(`^${dentist}, .*${said.source}`) })
  private absence = (days: string) => this.page.getByRole('row').filter({ hasText: days })
  private isFocused = (place: ReturnType<Page['getByRole']>) =>
    place.evaluate((element) => element === document.activeElement)
  private get dialog() {
    return this.page.getByRole('dialog')
  }
  private get table() {
    return this.page.getByRole('table', { name: this.of.title })
  }
  private get heading() {
    return this.page.getByRole('group', { name: 'Week' }).getByRole('heading')
  }
}
