import { expect, type Page } from '@playwright/test'

/** The displays of the waiting room: the manager's list, and the screen of a television. */
export class DisplayModel {
  constructor(private readonly page: Page) {}

  /** Returns the link, which is told this once. */
  async create(name: string) {
    await this.page.goto('/clinic/information/display')
    await this.page.getByRole('button', { name: 'New display', exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: 'New display', exact: true })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Language').selectOption('en')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    const link = this.page.getByText(/\/display#[a-z2-9]{26}$/)
    await expect(link).toBeVisible()
    return (await link.textContent()) ?? ''
  }

  async revoke(name: string) {
    await this.page.getByRole('button', { name: `Revoke: ${name}`, exact: true }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(this.page.getByText(`${name} was revoked`)).toBeVisible()
  }

  seeCalled = (number: number) => expect(this.called(number)).toBeVisible({ timeout: 15_000 })
  seeNotCalled = (number: number) => expect(this.called(number)).toHaveCount(0, { timeout: 15_000 })

  /** It is the latest call, or one before it. */
  private called = (number: number) =>
    this.page.getByRole('status', { name: 'Now called' }).getByText(new RegExp(`^${number}( · .*)?$`))

  seeClinic = (name: string) => expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible()
  seeStale = () => expect(this.page.getByRole('alert')).toContainText('Connection lost', { timeout: 30_000 })
  seeCurrent = () => expect(this.page.getByText('Connection lost')).toHaveCount(0, { timeout: 30_000 })

  seeRevoked = () =>
    expect(this.page.getByRole('heading', { name: 'This display was revoked', exact: true })).toBeVisible({
      timeout: 15_000,
    })
}
