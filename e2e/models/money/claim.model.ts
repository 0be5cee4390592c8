import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What payors owe: by age, their claims, batches and payments. */
export class ClaimModel {
  constructor(private readonly page: Page) {}

  openReceivables = () => this.page.goto('/clinic/finance/receivable')

  /** The row of a payor, or of a claim. */
  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })

  startBatch = (payor: string) => this.page.getByRole('link', { name: `Submit claims to ${payor}` }).click()

  startPayment = (payor: string) => this.page.getByRole('link', { name: `Record payment of ${payor}` }).click()

  tick = (document: string) => this.page.getByRole('checkbox', { name: document }).check()

  submit = () => this.page.getByRole('button', { name: 'Submit', exact: true }).click()

  seeCoverSheet = async (member: string, words: RegExp) => {
    const sheet = this.page.getByRole('article')
    await expect(sheet).toContainText(member)
    await expect(sheet).toContainText(words)
  }

  openClaims = async (payor: string) => {
    await this.openReceivables()
    await this.row(payor).getByRole('link', { name: payor, exact: true }).click()
  }

  openClaim = (patient: string) => this.row(patient).getByRole('link').first().click()

  review = async () => {
    await this.page.getByRole('button', { name: 'In review' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'In review' }).click()
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0)
  }

  answer = async (approved: string, reason: string) => {
    await this.page.getByRole('button', { name: 'Record answer' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByLabel(/^Approved/).fill(approved)
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(dialog.getByText('Enter the reason the payor gives').last()).toBeVisible()
    await dialog.getByLabel(/^Reason/).fill(reason)
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  /** The patient owes what the payor did not approve. */
  chargePatient = async (reason: string) => {
    await this.page.getByRole('button', { name: 'Settle' }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Move to the patient/ }).check()
    await dialog.getByLabel(/^Reason/).fill(reason)
    await dialog.getByRole('button', { name: 'Settle', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  pay = async (amount: string, reference: string) => {
    await this.page.getByRole('textbox', { name: /^Amount/ }).fill(amount)
    await this.page.getByRole('textbox', { name: /^Reference/ }).fill(reference)
    await this.page.getByRole('button', { name: 'Record payment' }).click()
  }

  /** Opens the payment that a reference finds in the list of them. */
  findPayment = async (reference: string) => {
    await this.openReceivables()
    await this.page.getByRole('link', { name: 'Payments of payors' }).click()
    await this.page.getByRole('searchbox').fill(reference)
    await expect(this.page.getByRole('row').filter({ hasText: 'PPY' })).toHaveCount(1)
    await this.seeAccessible()
    await this.row(reference).getByRole('link').click()
    await expect(this.page.getByRole('heading', { name: /^Payment PPY/ })).toBeVisible()
  }

  /** Takes back the only payment of the claim on the page; the dialog names what the payor owes again. */
  voidPayment = async (owedAgain: string, reason: string) => {
    await this.page.getByRole('button', { name: /^Void payment PPY/ }).click()
    const dialog = this.page.getByRole('dialog')
    await expect(dialog).toContainText(owedAgain)
    await this.seeAccessible()
    await dialog.getByRole('button', { name: 'Void payment' }).click()
    // the reason is missing: the focus is where it is typed
    await expect(dialog.getByLabel(/^Reason/)).toBeFocused()
    await this.page.keyboard.type(reason)
    await dialog.getByRole('button', { name: 'Void payment' }).click()
    await expect(dialog).toHaveCount(0)
  }

  seeState = (state: string) => expect(this.page.getByText(state, { exact: true }).first()).toBeVisible()

  /** Nothing on the page is out of reach of those who cannot see it; a message that fades in is looked at elsewhere. */
  seeAccessible = async () =>
    expect((await new AxeBuilder({ page: this.page }).exclude('[data-sonner-toaster]').analyze()).violations).toEqual(
      [],
    )
}
