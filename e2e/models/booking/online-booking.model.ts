import { expect, type Page } from '@playwright/test'
import type { Visitor } from '../registration.model'

const words = {
  en: {
    next: 'Next',
    send: 'Send the request',
    consent: /I agree/,
    first: 'First name',
    born: 'Date of birth',
    phone: 'Phone',
    free: /, [1-9]\d* free times?$/,
    open: 'Show my request',
    withdraw: 'Withdraw the request',
  },
  id: {
    next: 'Lanjut',
    send: 'Kirim permintaan',
    consent: /Saya setuju/,
    first: 'Nama depan',
    born: 'Tanggal lahir',
    phone: 'No. HP',
    free: /, [1-9]\d* waktu kosong$/,
    open: 'Lihat permintaan saya',
    withdraw: 'Tarik permintaan',
  },
} as const

/** A visitor who asks for an appointment on the public page. */
export class OnlineBookingModel {
  private readonly words: (typeof words)['en' | 'id']
  constructor(
    private readonly page: Page,
    language: 'en' | 'id',
  ) {
    this.words = words[language]
  }

  open = (clinic: string) => this.page.goto(`/patient/book?clinic=${clinic}`)
  next = () => this.page.getByRole('button', { name: this.words.next, exact: true }).click()
  send = () => this.page.getByRole('button', { name: this.words.send }).click()
  consent = () => this.page.getByRole('checkbox', { name: this.words.consent }).check()
  chooseService = () => this.page.locator('input[name=service]').first().check()

  /** The last day of the week that is shown with free times, so that other tests keep theirs. */
  openDay = () => this.page.getByRole('button', { name: this.words.free }).last().click()

  times = () => this.page.getByRole('button', { name: /^\d\d:\d\d$/ })

  /** Chooses a time and returns it: 09:30. */
  async chooseTime(turn = 0) {
    const time = this.times().nth(turn)
    await time.click()
    await expect(time).toHaveAttribute('aria-pressed', 'true')
    return (await time.textContent()) ?? ''
  }

  async fillIn({ firstName, born, phone }: Visitor) {
    await this.page.getByLabel(this.words.first).fill(firstName)
    await this.page.getByLabel(this.words.born).fill(born)
    await this.page.getByLabel(this.words.phone).fill(phone)
  }

  seeStep = (title: string) => expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  async seeCode() {
    const code = this.page.getByText(/^ASK-[0-9A-Z]{6}$/)
    await expect(code).toBeVisible()
    return (await code.textContent()) ?? ''
  }

  openRequest = () => this.page.getByRole('link', { name: this.words.open }).click()

  async withdraw() {
    await this.page.getByRole('button', { name: this.words.withdraw }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: this.words.withdraw }).click()
  }
}
