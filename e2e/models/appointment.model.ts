import { openingHoursOn } from '@clinic/core/information'
import { momentOf } from '@clinic/core/time'
import { expect, type Page } from '@playwright/test'
import { type Api, createDoctor, createPatient, newKey, type Schema, unwrap } from './clinic-api'

/** A dentist of the test's own, with a day without bookings. */
export interface Practice {
  doctor: Schema<'Doctor'>
  date: string
}

/** A new dentist who works from nine to one, on a day to come when the clinic is open until five; the manager enters both. */
export async function openPractice(api: Api, { room }: { room?: Schema<'Room'> } = {}): Promise<Practice> {
  const doctor = await createDoctor(api)
  const hours = await unwrap(api.GET('/api/information/opening-hours'))
  const days = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.now() + (day + 10) * 86_400_000).toISOString().slice(0, 10),
  )
  const date = days.find((day) => {
    const open = openingHoursOn(hours, day)
    return (
      open.some(({ from, until }) => from <= '09:00' && until >= '13:00') && open.some(({ until }) => until >= '17:00')
    )
  })
  if (!date) throw new Error('The clinic is not open on any whole day')
  await unwrap(
    api.POST('/api/doctor-schedule/shift', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        doctor_id: doctor.id,
        date,
        starts: '09:00',
        ends: '13:00',
        room_id: room?.id ?? null,
        slot_minutes: 15,
        quota: null,
        online_bookable: false,
      },
    }),
  )
  return { doctor, date }
}

/** An appointment of a new patient, booked behind the page. */
export async function book(api: Api, { doctor, date }: Practice, said: { patient: string; time: string }) {
  const patient = await createPatient(api, { first_name: said.patient, last_name: '' })
  const { time_zone } = await unwrap(api.GET('/api/information'))
  const start = momentOf(date, said.time, time_zone)
  return unwrap(
    api.POST('/api/appointment', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        patient_id: patient.id,
        doctor_id: doctor.id,
        staff_id: null,
        room_id: null,
        waitlist_entry_id: null,
        booking_request_id: null,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 30 * 60_000).toISOString(),
        reason: 'control',
        note: '',
        source: 'phone',
        reminder: 'none',
        product_ids: [],
        override_reason: '',
      },
    }),
  )
}

/** The patient says that they will come, told behind the page. */
export const confirm = (api: Api, { id, version }: Schema<'Appointment'>) =>
  unwrap(api.POST('/api/appointment/{id}/confirm', { params: { path: { id } }, body: { version } }))

/** The calendar of the clinic, as the front office and the manager plan with it. */
export class AppointmentModel {
  constructor(private readonly page: Page) {}

  /** What is said about a card the pointer rests on. */
  get peek() {
    return this.page.getByRole('tooltip')
  }

  pointAt = (name: string) => this.page.getByRole('button', { name: new RegExp(name) }).hover()

  openDay = ({ date }: Practice) => this.page.goto(`/clinic/dashboard/calendar?by=doctor&date=${date}`)

  openDayByChair = ({ date }: Practice) => this.page.goto(`/clinic/dashboard/calendar?date=${date}`)

  openList = (search: string) =>
    this.page.goto(`/clinic/dashboard/calendar?view=list&period=all&search=${encodeURIComponent(search)}`)

  openOutsideThePlan = (search: string) =>
    this.page.goto(`/clinic/dashboard/calendar?view=list&plan=violated&search=${encodeURIComponent(search)}`)

  /** Presses a free time in the column of a dentist. */
  pressTime = ({ doctor }: Practice, time: string) => this.pressColumn(doctor.id, time)

  /** Presses a free time in the column of a dentist or a chair. */
  async pressColumn(id: number, time: string) {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const column = this.page.locator(`[data-column="${id}"]`)
    await column.scrollIntoViewIfNeeded()
    const box = await column.boundingBox()
    const [first, last] = await this.hours()
    if (!box) throw new Error('The column is not there')
    const y = ((hour * 60 + minute + 1 - first) / (last - first)) * box.height
    await column.click({ position: { x: 20, y } })
  }

  async choosePatient(name: string) {
    await this.patient.fill(name)
    await this.page.getByRole('option', { name: new RegExp(name) }).click()
  }

  async fillTime(date: string, time: string) {
    await this.dialog.getByLabel(/^Date/).fill(date.split('-').reverse().join('/'))
    await this.dialog.getByLabel(/^Time/).fill(time)
  }

  chooseDoctor = ({ doctor }: Practice) => this.dialog.getByLabel(/^Dentist/).selectOption(String(doctor.id))

  /** The dialog begins with a dentist and a chair. */
  async seeDentistAndChair({ doctor }: Practice, room: Schema<'Room'>) {
    await expect(this.dialog.getByLabel(/^Dentist/)).toHaveValue(String(doctor.id))
    await expect(this.dialog.getByLabel(/^Room/)).toHaveValue(String(room.id))
  }

  /** Takes the free time that is offered for a clock time. */
  takeFree = (time: string) => this.dialog.getByRole('button', { name: new RegExp(`, ${time}`) }).click()

  newAppointment = () => this.page.getByRole('button', { name: 'New appointment' }).click()

  saveBooking = () => this.dialog.getByRole('button', { name: 'Book', exact: true }).click()

  giveReason = (reason: string) => this.dialog.getByLabel('Reason to book anyway').fill(reason)

  seeProblem = (text: string | RegExp) => expect(this.dialog.getByText(text).first()).toBeVisible()

  seeTyped = (name: string) => expect(this.patient).toHaveValue(name)

  block = (name: string, time = '') => this.page.getByRole('button', { name: new RegExp(`^${name}.*, ${time}`) })

  see = (name: string, time: string) => expect(this.block(name, time)).toBeVisible()

  seeNot = (name: string, time: string) => expect(this.block(name, time)).toHaveCount(0)

  async drag(name: string, { slots }: { slots: number }) {
    const block = this.block(name)
    await block.scrollIntoViewIfNeeded()
    const box = await block.boundingBox()
    if (!box) throw new Error(`${name} is not in sight`)
    const [x, y] = [box.x + 30, box.y + 8]
    // half an hour is as high as the block that takes it
    const by = (box.height / 2) * slots
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x, y + by / 2, { steps: 4 })
    await this.page.mouse.move(x, y + by, { steps: 4 })
    return { drop: () => this.page.mouse.up() }
  }

  /** Drags the lower edge of an appointment of half an hour. */
  async stretch(name: string, { slots }: { slots: number }) {
    const block = this.block(name)
    await block.scrollIntoViewIfNeeded()
    const box = await block.boundingBox()
    if (!box) throw new Error(`${name} is not in sight`)
    const [x, y] = [box.x + 30, box.y + box.height - 3]
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x, y + (box.height / 2) * slots, { steps: 4 })
    await this.page.mouse.up()
  }

  undo = () => this.page.getByRole('button', { name: 'Undo' }).click()

  open = (name: string) => this.block(name).click()

  press = (name: string) => this.dialog.getByRole('button', { name, exact: true }).click()

  seeState = (state: string) => expect(this.dialog.getByText(state, { exact: true })).toBeVisible()

  /** Changes what is planned of the open appointment. */
  async planNote(note: string) {
    await this.press('Edit')
    await this.dialog.getByLabel('Note').fill(note)
    await this.press('Save')
  }

  async cancel(reason: string) {
    await this.press('Cancel appointment')
    const question = this.page.getByRole('alertdialog')
    await question.getByLabel(/^Reason/).selectOption(reason)
    await question.getByRole('button', { name: 'Cancel appointment' }).click()
  }

  seeTold = (text: RegExp) => expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

  seeToast = (text: RegExp) => expect(this.page.getByText(text).first()).toBeVisible()

  /** A narrow window shows one column; a wide one shows them all. */
  async chooseColumn({ doctor }: Practice) {
    await expect(this.page.locator('[data-column]').first()).toBeVisible()
    const choice = this.page.getByLabel('Column shown')
    if (await choice.isVisible()) await choice.selectOption(String(doctor.id))
  }

  seeInList = (name: string, state: string) =>
    expect(this.page.getByRole('row').filter({ hasText: name }).getByText(state, { exact: true }).first()).toBeVisible()

  /** One of the appointments that cannot be kept. */
  affected = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })

  /** Leaves the list of those that a change left outside the plan. */
  leaveAffected = (name: 'Later' | 'Done') => this.press(name)

  /** Gives all appointments of a dentist to another one, of which some fit. */
  async giveAll(from: Practice, to: Practice, said: { fits: number; of: number }) {
    await this.page.getByRole('button', { name: `Give all to another dentist: ${from.doctor.display_name}` }).click()
    // the circle itself lies below its card
    await this.dialog.getByRole('radio', { name: to.doctor.display_name }).check({ force: true })
    await expect(this.dialog.getByText(`${said.fits} of ${said.of} fit`).first()).toBeVisible()
    await expect(this.dialog.getByText('Has another appointment then').first()).toBeVisible()
    await this.press(`Give ${said.fits} appointment${said.fits === 1 ? '' : 's'}`)
  }

  /** Gives one of them the first free time of another dentist. */
  async findOtherTime(name: string, to: Practice) {
    await this.affected(name).getByRole('button', { name: 'Other time' }).click()
    await this.chooseDoctor(to)
    await this.dialog
      .getByRole('region', { name: 'First free times' })
      .getByRole('button', { name: to.doctor.display_name })
      .first()
      .click()
    await this.press('Move')
  }

  /** The one appointment that Tab leads to; from there arrows lead on. */
  get tabStop() {
    return this.page.locator('[data-block][tabindex="0"]')
  }
  async walkTo(name: string) {
    const count = await this.page.locator('[data-block]').count()
    for (let step = 0; step < count; step += 1) {
      if (await this.block(name).evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(this.block(name)).toBeFocused({ timeout: 1 })
  }
  get patient() {
    return this.dialog.getByRole('combobox', { name: /^Patient/ })
  }
  get dialog() {
    return this.page.getByRole('dialog').last()
  }

  /** The first and the last minute of the day shown. */
  private async hours() {
    const shown = await this.page.locator('[data-scroller] [aria-hidden] > span').allTextContents()
    const minutes = shown.flatMap((text) => (/^\d\d:\d\d$/.test(text) ? Number(text.slice(0, 2)) * 60 : []))
    return [Math.min(...minutes), Math.max(...minutes) + 60] as const
  }
}
