import { expect, type Page } from '@playwright/test'

/** An import, from its file to its result. */
export class ImportModel {
  constructor(
    private readonly page: Page,
    private readonly list: string,
  ) {}

  /** By the link beside the button that makes one; a phone has no room for it. */
  async openFromList() {
    if ((this.page.viewportSize()?.width ?? 0) < 640) return this.open()
    await this.page.goto(this.list)
    await this.page.getByRole('link', { name: 'Import', exact: true }).click()
    await this.page.waitForURL(`**${this.list}/import`)
  }

  open = () => this.page.goto(`${this.list}/import`)

  async choose(name: string, buffer: Buffer, mimeType = 'text/csv') {
    await this.page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  }

  seeRefused = (sentence: string) => expect(this.page.getByRole('alert').getByText(sentence)).toBeVisible()

  /** The page of the import that was just taken in. */
  async seeColumns() {
    await this.page.waitForURL(/\/import\/\d+$/)
    await expect(this.page.getByRole('heading', { name: 'What the columns are' })).toBeVisible()
    return this.page.url()
  }

  seeGuessed = (heading: string, field: string) =>
    expect(this.columnOf(heading).locator('option:checked')).toHaveText(field)

  seeMissing = (fields: string) => expect(this.page.getByText(`No column is chosen for: ${fields}.`)).toBeVisible()

  chooseColumn = (heading: string, field: string) => this.columnOf(heading).selectOption(field)

  fill = (field: string, text: string) => this.page.getByLabel(field, { exact: true }).fill(text)

  check = () => this.page.getByRole('button', { name: 'Check the rows' }).click()

  seeChecked = (verdict: string) => expect(this.page.getByText(verdict)).toBeVisible({ timeout: 30_000 })

  /** A row of the table of all rows. */
  seeRow = (...texts: (string | RegExp)[]) =>
    texts
      .reduce((rows, hasText) => rows.filter({ hasText }), this.page.getByRole('grid').getByRole('row'))
      .first()
      .waitFor()

  /** Opens a refused row by the keyboard. */
  async openToMend(row: RegExp) {
    await this.page.getByRole('grid').getByRole('row').filter({ hasText: row }).first().click()
    await this.page.getByRole('grid').focus()
    await this.page.keyboard.press('Enter')
  }

  /** Corrects a cell of the row that is open, by the keyboard. */
  async mend(heading: string, text: string) {
    const cell = this.mending().getByLabel(heading, { exact: true })
    await expect(cell).toBeFocused()
    await cell.fill(text)
    await cell.press('Enter')
  }

  seeToMend = (row: string) => expect(this.page.getByRole('dialog', { name: row, exact: true })).toBeVisible()

  seeStillRefused = (row: string) => expect(this.mending().getByText(`${row} is still refused`)).toBeVisible()

  async closeMending() {
    await this.page.keyboard.press('Escape')
    await expect(this.mending()).toBeHidden()
  }

  showRefused = () => this.page.getByRole('button', { name: /^Refused only/ }).click()

  async run(question: string) {
    await this.page.getByRole('button', { name: /^Import \d/ }).click()
    await expect(this.page.getByRole('alertdialog', { name: question })).toBeVisible()
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Import \d/ })
      .click()
  }

  pause = () => this.page.getByRole('button', { name: 'Pause' }).click()

  goOn = () => this.page.getByRole('button', { name: 'Go on' }).click()

  seeDone = (verdict: string) => expect(this.page.getByText(verdict)).toBeVisible({ timeout: 60_000 })

  /** The refused rows as text. */
  async download() {
    const download = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Download the refused rows' }).click()
    const stream = await (await download).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    return { name: (await download).suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') }
  }

  openNewest = (link: string) => this.page.getByRole('link', { name: link }).click()

  see = (text: string) => expect(this.page.getByText(text).first()).toBeVisible()

  openEarlier = (file: string) => this.page.getByRole('link', { name: file }).first().click()

  private mending = () => this.page.getByRole('dialog')

  private columnOf = (heading: string) => this.page.getByRole('combobox', { name: `What “${heading}” is` })
}
