import { expect, type Page } from '@playwright/test'

/** The week of the dentists, as the desk, the manager and a dentist use it. Days are dd/mm/yyyy, as they are typed. */
export class DoctorScheduleModel {
  constructor(private readonly page: Page) {}

  openWeek = (monday: string, area: '/clinic' | '/doctor' = '/clinic') =>
    this.page.goto(`${area}/doctor-schedule?week=${monday}`)

  async addShift(shift: { dentist: string; day: string; from: string; until: string; room?: string }) {
    await this.page.getByRole('button', { name: 'New shift', exact: true }).click()
    await this.dialog.getByLabel('Dentist').selectOption({ label: shift.dentist })
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

  async requestLeave(leave: { from: string; until: string; reason: string; dentist?: string }) {
    await this.page.getByRole('button', { name: leave.dentist ? 'Enter an absence' : 'Request leave' }).click()
    if (leave.dentist) await this.dialog.getByLabel('Dentist').selectOption({ label: leave.dentist })
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

  async seeNothingToDecide() {
    await expect(this.dialog.getByRole('heading', { name: 'Appointments in these days' })).toBeVisible()
    for (const name of ['Approve', 'Reject'])
      await expect(this.dialog.getByRole('button', { name, exact: true })).toHaveCount(0)
    await this.dialog.getByRole('button', { name: 'Close' }).click()
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
    return this.page.getByRole('table', { name: 'Dentist schedule' })
  }
  private get heading() {
    return this.page.getByRole('group', { name: 'Week' }).getByRole('heading')
  }
}
