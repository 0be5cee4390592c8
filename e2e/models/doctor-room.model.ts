import { expect, type Page } from '@playwright/test'

/** The rooms of the dentists in a week. */
export class DoctorRoomModel {
  constructor(private readonly page: Page) {}

  openWeek = (monday: string) => this.page.goto(`/clinic/doctor-room?week=${monday}`)

  /** Chosen as by keys: Enter opens, a room is picked and saved. */
  async choose(dentist: string, room: string) {
    await this.shift(dentist).focus()
    await this.page.keyboard.press('Enter')
    await this.page.getByRole('radio', { name: room }).check()
    await this.page.getByRole('button', { name: 'Save' }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  drag = (dentist: string, room: string, day: number) =>
    this.shift(dentist).dragTo(this.row(room).getByRole('cell').nth(day))

  seeIn = (room: string, dentist: string) =>
    expect(this.row(room).getByRole('button', { name: new RegExp(dentist) })).toBeVisible()

  seeConflict = (dentist: string) => expect(this.shift(dentist).getByText('Room taken twice')).toBeVisible()

  async copyFrom(week: string) {
    const dialog = await this.openCopy(week)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** What the dialog says would happen, before it does. */
  async seeCopyWould(week: string, texts: readonly (string | RegExp)[]) {
    const dialog = await this.openCopy(week)
    for (const text of texts) await expect(dialog.getByText(text)).toBeVisible()
    await this.page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  async undoCopy(said: string) {
    await this.page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(this.page.getByText(said)).toBeVisible()
  }

  async seeNothingToWrite(dentist: string) {
    await expect(this.shift(dentist)).toHaveAttribute('draggable', 'false')
    await expect(this.page.getByRole('button', { name: 'Copy a week' })).toHaveCount(0)
    await this.shift(dentist).click()
    await expect(this.page.getByRole('dialog')).toBeVisible()
    await expect(this.page.getByRole('radio')).toHaveCount(0)
  }

  private async openCopy(week: string) {
    await this.page.getByRole('button', { name: 'Copy a week' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel('From the week of').fill(week)
    return dialog
  }

  private shift = (dentist: string) => this.page.getByRole('button', { name: new RegExp(dentist) }).first()
  private row = (room: string) =>
    this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: new RegExp(`^${room}`) }) })
}
