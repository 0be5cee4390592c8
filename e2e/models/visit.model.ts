import type { Schema } from '@clinic/api'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { expect, type Page } from '@playwright/test'
import { openPractice } from './appointment.model'
import { type Api, apiOf, createPatient, newDentist, newKey, newToken, unwrap } from './clinic-api'

/** An appointment of a new patient with a dentist of the test's own; it begins now. */
export async function bookForNow(api: Api, name: string) {
  const { doctor } = await openPractice(api)
  const patient = await createPatient(api, { first_name: name, last_name: '' })
  return bookWith(api, { patient_id: patient.id, doctor_id: doctor.id, start: Date.now() + 60_000 })
}

/** Five minutes, booked behind the page; a manager may book at any hour. */
export const bookWith = (
  api: Api,
  { patient_id, doctor_id, start }: { patient_id: number; doctor_id: number; start: number },
) =>
  unwrap(
    api.POST('/api/appointment', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        patient_id,
        doctor_id,
        staff_id: null,
        room_id: null,
        waitlist_entry_id: null,
        booking_request_id: null,
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 5 * 60_000).toISOString(),
        reason: 'control',
        note: '',
        source: 'phone',
        reminder: 'none',
        product_ids: [],
        override_reason: 'Uji',
      },
    }),
  )

/** Lets a new patient in without an appointment, behind the page. */
export const letIn = async (name: string, baseURL = '') =>
  letInBy(apiOf(baseURL, await newToken(baseURL, 'manager@demo.test')), name)

/** The same by somebody who is signed in: who signs in for each of many patients ends the sessions of other tests. */
export async function letInBy(api: Api, name: string) {
  const patient = await createPatient(api, { first_name: name, last_name: '' })
  return letInPatient(api, patient.id)
}

const letInPatient = (api: Api, patient_id: number) =>
  unwrap(
    api.POST('/api/visit', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        patient_id,
        doctor_id: null,
        staff_id: null,
        room_id: null,
        origin: 'walk_in',
        reason: 'pain',
        note: '',
        identity: 'read_back',
      },
    }),
  )

/** A new patient in the chair of a dentist of the test's own. */
export const startTreatment = async (name: string, baseURL = '') => treatmentOf(await letIn(name, baseURL), baseURL)

/** The treatment is ended, and the patient is in the chair of another dentist. */
export async function changeDentist({ api, id, version, patient }: Treatment, baseURL = '') {
  const path = { id }
  const ended = await unwrap(
    api.POST('/api/visit/{id}/discontinue', {
      params: { path },
      body: { reason: 'Dokter lain', note_version: 0, version },
    }),
  )
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  await unwrap(
    manager.POST('/api/visit/{id}/check-out', {
      params: { path },
      body: { settlement: 'nothing_to_bill', reason: 'Dokter lain', version: ended.version },
    }),
  )
  return treatmentOf(await letInPatient(manager, patient.id), baseURL)
}

type Treatment = Awaited<ReturnType<typeof treatmentOf>>

async function treatmentOf({ id, version, patient }: Schema<'Visit'>, baseURL: string) {
  const { api, email, room, doctor } = await newDentist(baseURL)
  const path = { id }
  const skipped = await unwrap(
    api.POST('/api/visit/{id}/vital-sign/skip', { params: { path }, body: { reason: 'Tidak perlu', version } }),
  )
  const body = { room_id: room.id, takeover_reason: '', version: skipped.version }
  const started = await unwrap(api.POST('/api/visit/{id}/start-practice', { params: { path }, body }))
  return { api, email, doctor_id: doctor.id, id, patient, version: started.version }
}

/** A patient who was treated just now: the note is signed by a dentist of the test's own, with the services that were done. */
export const treat = async (name: string, baseURL = '', done: Done = []) =>
  finish(await startTreatment(name, baseURL), done)

/** The same, with a control that the dentist proposes. */
export const treatWithControl = async (name: string, baseURL = '', control: Schema<'NoteContent'>['control'] = null) =>
  finish(await startTreatment(name, baseURL), [], { control })

/** The same of a patient who was here before and has left. */
export async function treatAgain(patient: { id: number }, baseURL = '', done: Done = []) {
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  return finish(await treatmentOf(await letInPatient(manager, patient.id), baseURL), done)
}

type Done = readonly Pick<Schema<'Product'>, 'id'>[]

async function finish(
  { api, doctor_id, id, patient, version }: Treatment,
  done: Done,
  written: Pick<Schema<'NoteContent'>, 'control'> = { control: null },
) {
  const path = { id }
  const procedures = done.map((product, index) =>
    noteProcedureFixture({ id: index + 1, product_id: product.id, doctor_id, tooth: null, surfaces: [] }),
  )
  const content = noteContentFixture({ procedures, ...written })
  const note = await unwrap(api.PUT('/api/visit/{id}/note', { params: { path }, body: { version: 0, content } }))
  const body = { note_version: note.version, version }
  await unwrap(api.POST('/api/visit/{id}/finish', { params: { path }, body }))
  return { id, patient, doctor_id }
}

/** The board of today, as the desk and the assistants work with it. */
export class VisitModel {
  constructor(private readonly page: Page) {}

  openQueue = () => this.page.goto('/clinic/dashboard/queue')

  column = (stage: string) => this.page.getByRole('region', { name: new RegExp(`^${stage}, \\d+$`) })

  /** The card of a patient. */
  card = (name: string) => this.page.locator('[data-card]').filter({ has: this.page.getByText(name, { exact: true }) })

  /** Within a second, as everything somebody else does. */
  seeArrive = (name: string, stage: string) => expect(this.cardIn(name, stage)).toBeVisible({ timeout: 1_000 })

  see = (name: string, stage: string) => expect(this.cardIn(name, stage)).toBeVisible()

  seeNowhere = (name: string) => expect(this.card(name)).toHaveCount(0)

  open = (name: string) => this.card(name).click()

  /** The button of the next step on a card. */
  press = (step: string, name: string) =>
    this.page.getByRole('button', { name: `${step} ${name}`, exact: true }).click()

  /** A button of what lies over the board. */
  choose = (button: string) => this.dialog.getByRole('button', { name: button, exact: true }).click()

  /** A button of the question that lies over everything. */
  answer = (button: string) =>
    this.page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click()

  async checkIn(name: string) {
    await this.press('Check in', name)
    await this.choose('They match: check in')
    await expect(this.page.getByText(new RegExp(`${name} is checked in with number \\d+`))).toBeVisible()
  }

  async callToDesk(name: string) {
    await this.press('Call', name)
    await this.dialog.getByLabel('To which chair?').selectOption('')
    await this.choose('Call')
  }

  undo = () => this.page.getByRole('button', { name: 'Undo', exact: true }).click()

  async letIn(name: string, { isEmergency = false } = {}) {
    await this.page.getByRole('button', { name: 'Without appointment' }).first().click()
    await this.dialog.getByRole('combobox', { name: /^Patient/ }).fill(name)
    await this.page.getByRole('option', { name: new RegExp(name) }).click()
    if (isEmergency) await this.dialog.getByText('Emergency', { exact: true }).click()
    await this.choose('Check in')
  }

  async leave(name: string, why: string) {
    await this.open(name)
    await this.choose('Patient left')
    const question = this.page.getByRole('dialog').filter({ has: this.page.getByLabel(/^Why/) })
    await question.getByLabel(/^Why/).fill(why)
    await question.getByRole('button', { name: 'Patient left' }).click()
  }

  async checkOut(name: string, why: string) {
    await this.press('Check out', name)
    await this.dialog.getByLabel(/^Why/).fill(why)
    await this.choose('Check out')
  }

  /** A narrow window shows one stage; a wide one shows them all. */
  async chooseStage(stage: RegExp) {
    const choice = this.page.getByLabel('Stage shown')
    const option = await choice.locator('option', { hasText: stage }).getAttribute('value')
    await choice.selectOption(option)
  }

  seeDialogClosed = () => expect(this.page.getByRole('dialog')).toHaveCount(0)

  seeTold = (text: RegExp) => expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

  async drag(name: string, stage: string) {
    const card = this.card(name)
    await card.scrollIntoViewIfNeeded()
    const from = await card.boundingBox()
    const to = await this.column(stage).boundingBox()
    if (!from || !to) throw new Error(`${name} or ${stage} is not in sight`)
    await this.page.mouse.move(from.x + 20, from.y + 12)
    await this.page.mouse.down()
    await this.page.mouse.move(to.x + to.width / 2, from.y + 20, { steps: 8 })
    await this.page.mouse.up()
  }

  /** The one card that Tab leads to; from there arrows lead on. */
  get tabStop() {
    return this.page.locator('[data-card][tabindex="0"]')
  }

  async walkTo(name: string) {
    const count = await this.page.locator('[data-card]').count()
    for (let step = 0; step < count; step += 1) {
      if (await this.card(name).evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('ArrowDown')
    }
    await expect(this.card(name)).toBeFocused({ timeout: 1 })
  }

  get dialog() {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog')).last()
  }

  private cardIn = (name: string, stage: string) => this.column(stage).locator(this.card(name))
}
