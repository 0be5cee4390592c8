import { expect, type Page } from '@playwright/test'

/** The till: who waits, the invoice, the payment, the drawer. */
export class FinanceModel {
  constructor(private readonly page: Page) {}

  openCashier = () => this.page.goto('/clinic/finance')

  openShifts = () => this.page.goto('/clinic/finance/cash-shift')

  /** Opens one's own drawer, unless it is open already. */
  async openShift(float: string) {
    await expect(this.openButton.or(this.page.getByRole('link', { name: 'Count the drawer' }))).toBeVisible()
    if (!(await this.openButton.isVisible())) return
    await this.openButton.click()
    await this.field('Change in the drawer').fill(float)
    await this.field('Change in the drawer').press('Enter')
    await this.seeTold('Your cash shift is open')
  }

  /** The row of a patient at the till. */
  row = (name: string) => this.page.getByRole('row').filter({ hasText: name })

  open = (name: string) => this.row(name).getByRole('link').click()

  line = (service: string) => this.page.getByRole('listitem', { name: service, exact: true })

  async discountLine(service: string, percent: string, why: string) {
    const line = this.line(service)
    await line.getByLabel('Discount', { exact: true }).selectOption('percent')
    await line.getByLabel('How much').fill(percent)
    await line.getByLabel('Why').fill(why)
  }

  async addService(name: string) {
    await this.page.getByRole('combobox', { name: /^Add a service/ }).fill(name)
    await this.page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(this.line(name)).toBeVisible()
  }

  async sellPackage(name: string) {
    await this.page.getByRole('combobox', { name: /^Sell a package/ }).fill(name)
    await this.page.getByRole('option', { name: new RegExp(name) }).click()
    await expect(this.line(name)).toBeVisible()
  }

  seeTotal = (amount: RegExp) =>
    expect(
      this.page
        .locator('dl > div')
        .filter({ hasText: /^Total/ })
        .last(),
    ).toContainText(amount)

  async issue() {
    await this.button('Issue').click()
    await this.dialog.getByRole('button', { name: 'Issue', exact: true }).click()
    await expect(this.page.getByRole('heading', { name: /^INV\// })).toBeVisible()
  }

  takePayment = () => this.button('Take payment').click()

  /** A part in cash, the rest by another method, which is filled in by itself. */
  async splitCash(cash: string, { method, reference }: { method: string; reference: string }) {
    const amount = this.dialog.getByLabel('Amount').first()
    await amount.fill(cash)
    await this.dialog.getByRole('button', { name: 'Another method' }).click()
    await this.dialog.getByLabel('Method 2').last().selectOption({ label: method })
    await this.dialog.getByLabel('Number of the slip or transfer').fill(reference)
  }

  /** Takes an amount by one method, without printing the receipt. */
  async payBy(method: string, amount: string) {
    await this.dialog.getByRole('combobox', { name: 'Method 1' }).selectOption({ label: method })
    await this.dialog.getByLabel('Amount', { exact: true }).fill(amount)
    await this.pay()
    await this.dialog.getByRole('button', { name: 'Without receipt' }).click()
  }

  /** Half from the deposits of the patient, the rest by another method, which is filled in by itself. */
  async splitWithDeposit(method: string, half: string) {
    const first = this.dialog.getByRole('combobox', { name: 'Method 1' })
    await first.selectOption({ label: await this.depositOption() })
    await this.dialog.getByLabel('Amount').first().fill(half)
    await this.dialog.getByRole('button', { name: 'Another method' }).click()
    await this.dialog.getByLabel('Method 2').last().selectOption({ label: method })
    await this.pay()
    await this.dialog.getByRole('button', { name: 'Without receipt' }).click()
  }

  private depositOption = async () =>
    (await this.dialog.getByRole('option', { name: /^Deposit \(.* available\)$/ }).textContent()) ?? ''

  openDeposits = (patient: number) => this.page.goto(`/clinic/patient/${patient}/invoice`)

  async takeDeposit(amount: string) {
    await this.button('Take a deposit').click()
    await this.dialog.getByLabel(/^Amount/).fill(amount)
    await this.dialog.getByLabel(/^Amount/).press('Enter')
    await expect(this.page.getByRole('heading', { name: 'Deposit receipt', exact: true })).toBeVisible()
  }

  async refundDeposit(why: string) {
    await this.page.getByRole('button', { name: /^Give back of DEP/ }).click()
    await this.dialog.getByLabel(/^Reason/).fill(why)
    await this.dialog.getByRole('button', { name: 'Give back', exact: true }).click()
    await expect(this.page.getByRole('heading', { name: 'Deposit refund', exact: true })).toBeVisible()
  }

  seeDeposit = (left: RegExp) =>
    expect(this.page.getByRole('listitem').filter({ hasText: /DEP/ }).first()).toContainText(left)

  /** Asks for the credit of one line; what was paid of it is given back in cash. */
  async credit(service: string, { amount, reason }: { amount: string; reason: string }) {
    await this.button('Credit a part').click()
    await this.dialog.getByRole('checkbox', { name: new RegExp(service) }).check()
    await this.dialog.getByLabel(`Credit of ${service}`).fill(amount)
    await this.dialog.getByLabel(/^Reason/).fill(reason)
    await this.dialog.getByRole('button', { name: 'Credit', exact: true }).click()
  }

  /** Divides what is still owed into so many months. */
  async agreeOnTerms(count: string) {
    await this.button('Pay in instalments').click()
    await this.dialog.getByLabel(/^Number of terms/).fill(count)
    await expect(this.dialog.getByRole('row')).toHaveCount(Number(count) + 1)
    await this.dialog.getByRole('button', { name: 'Agree' }).press('Enter')
    await this.seeTold('The instalments are agreed on.')
  }

  get terms() {
    return this.page.getByRole('table', { name: 'Instalments' })
  }

  pay = () => this.dialog.getByRole('button', { name: /^Take Rp/ }).click()

  printReceipt = () => this.page.getByRole('link', { name: 'Print receipt' }).click()

  async letGo() {
    await this.button('Let the patient go').click()
    await this.dialog.getByRole('button', { name: 'Check out' }).click()
    await this.seeTold(/is checked out/)
  }

  /** Counts notes by their value. */
  async count(pieces: Readonly<Record<string, number>>) {
    for (const [amount, count] of Object.entries(pieces)) {
      await this.page.getByLabel(new RegExp(`^Pieces of Rp\\s?${amount}$`)).fill(String(count))
    }
    await this.button('Counted: compare').click()
  }

  closeShift = () => this.button('Close the shift').click()

  seeExact = () => expect(this.page.getByText('The drawer holds exactly what it should.')).toBeVisible()

  seeTold = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeAttached()

  get openButton() {
    return this.button('Open cash shift')
  }

  get dialog() {
    return this.page.getByRole('dialog').last()
  }

  button = (name: string) => this.page.getByRole('button', { name, exact: true })

  private field = (name: string) => this.page.getByLabel(new RegExp(`^${name}`))
}
