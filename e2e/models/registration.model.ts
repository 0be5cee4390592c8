import { expect, type Page } from '@playwright/test'

export interface Visitor {
  firstName: string
  lastName?: string
  born: string
  phone: string
  nik: string
}

/** Returns a visitor who was not registered before. */
export function newVisitor(firstName: string): Visitor {
  const digits = () => `${Math.floor(Math.random() * 1e8)}`.padStart(8, '0')
  // with a birthday of their own, so that no patient of the demo is similar; of age, or a guardian would be asked for
  const born = `${Math.floor(10 + Math.random() * 19)}/${Math.floor(10 + Math.random() * 3)}/${Math.floor(1930 + Math.random() * 70)}`
  return { firstName, lastName: 'Wijayanti', born, phone: `0812${digits()}`, nik: `31730157${digits()}` }
}

/** Returns a name that is not in use. */
export const newName = () => `Uji${newVisitor('').nik.slice(-8)}`

/** The NIK that fits a woman of that birthday: digits 7 to 12 are ddmmyy, with 40 added to the day. */
export function nikOf({ born, nik }: Visitor) {
  const [day = '', month = '', year = ''] = born.split('/')
  return `${nik.slice(0, 6)}${Number(day) + 40}${month.padStart(2, '0')}${year.slice(2)}${nik.slice(-4)}`
}

/** A patient who registers on the public page, and the front office that reviews it. */
export class RegistrationModel {
  constructor(private readonly page: Page) {}

  open = (clinic?: string) => this.page.goto(`/patient/register${clinic ? `?clinic=${clinic}` : ''}`)

  next = () => this.page.getByRole('button', { name: 'Next' }).click()

  /** Presses Next where that can be pressed: without a clinic it cannot. */
  async tryNext() {
    if (await this.page.getByRole('button', { name: 'Next' }).isEnabled()) await this.next()
  }

  back = () => this.page.getByRole('button', { name: 'Back' }).click()
  register = () => this.page.getByRole('button', { name: 'Register', exact: true }).click()

  chooseClinic = (name: RegExp) => this.page.getByRole('button', { name }).click()
  chooseLanguage = (name: string) => this.page.getByRole('radio', { name }).check()

  async fillIn({ firstName, lastName = '', born, phone, nik }: Visitor) {
    const { page } = this
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByRole('radio', { name: 'Female', exact: true }).check()
    await page.getByLabel('Date of birth').fill(born)
    await page.getByLabel('Phone', { exact: false }).first().fill(phone)
    await page.getByLabel('Identity number').fill(nik)
    await page.getByLabel("Relative's name").fill('Budi Wijaya')
    await page.getByLabel("Relative's phone").fill('0813 1111 2222')
  }

  /** In the short screening of the form. */
  async sayAllergy(medicine: string) {
    const question = this.page.getByRole('group', { name: 'Any allergies?' })
    await question.getByRole('radio', { name: 'Yes', exact: true }).check()
    await this.page.getByRole('checkbox', { name: /medicine|drug/i }).check()
    await this.page.getByLabel(/: which\?/).fill(medicine)
  }

  consent = () => this.page.getByRole('checkbox', { name: /I agree/ }).check()

  seeStep = (
    title: 'Language Selection' | 'Clinic Information' | 'Patient Information' | 'Your registration is sent',
  ) => expect(this.page.getByRole('heading', { name: title })).toBeVisible()

  seeFilledIn = ({ firstName, phone }: Visitor) =>
    Promise.all([
      expect(this.page.getByLabel('First name')).toHaveValue(firstName),
      expect(this.page.getByLabel('Phone', { exact: false }).first()).toHaveValue(phone),
    ])

  async seeCode() {
    await this.seeStep('Your registration is sent')
    const code = this.page.getByText(/^REG-[0-9A-Z]{6}$/)
    await expect(code).toBeVisible()
    return code.textContent()
  }

  /** Opens a registration that the list, open already, shows by itself. */
  async openArrived(name: string) {
    await this.page.getByRole('link', { name: new RegExp(name) }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  }

  async openReviewOf(name: string) {
    await this.page.goto(`/clinic/patient/registration?search=${encodeURIComponent(name)}`)
    await this.page.getByRole('link', { name: new RegExp(name) }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  }

  merge = () => this.page.getByRole('button', { name: 'Merge into this patient' }).click()
  accept = () => this.page.getByRole('button', { name: 'Accept as new patient' }).click()
}
