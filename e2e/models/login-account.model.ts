import { expect, type Page } from '@playwright/test'

/** The login account on the page of somebody who works in the clinic, as the manager sees it. */
export class LoginAccountModel {
  constructor(private readonly page: Page) {}

  private readonly panel = () => this.page.getByRole('region', { name: 'Login account' })
  private readonly press = (name: string) => this.panel().getByRole('button', { name, exact: true }).click()

  see = (text: string) => expect(this.panel().getByText(text)).toBeVisible()

  /** Resolves to the link. */
  async invite(email: string, role: string) {
    await this.press('Invite')
    await this.panel().getByLabel('Email').fill(email)
    await this.panel().getByLabel('Role').selectOption(role)
    return this.makeLink()
  }

  async renew() {
    await this.press('New link')
    return this.makeLink()
  }

  /** Ends the password of an account that is in use; resolves to the link for a new one. */
  async reset() {
    await this.press('Reset password')
    return this.makeLink()
  }

  closeLink = () => this.press('Done')

  async disable() {
    await this.press('Disable')
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click()
    await expect(this.page.getByRole('alertdialog')).toHaveCount(0)
  }

  private async makeLink() {
    await this.press('Make a link')
    return (
      (await this.panel()
        .getByText(/#invitation=[\w-]{43}$/)
        .textContent()) ?? ''
    )
  }
}

/** An invited person, with the link in a browser of their own. */
export class InvitedModel {
  constructor(private readonly page: Page) {}

  open = (link: string) => this.page.goto(link)
  reload = () => this.page.reload()

  async seeWelcome(name: string, email: string) {
    await expect(this.page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
    await expect(this.page.getByLabel('Email')).toHaveValue(email)
  }

  async type(password: string, again: string) {
    await this.page.getByLabel('New password').fill(password)
    await this.page.getByLabel('The same once more').fill(again)
    await this.page.getByRole('button', { name: 'Set password and sign in' }).click()
  }

  seeProblem = (text: string) => expect(this.page.getByText(text, { exact: true })).toBeVisible()

  seeNoTokenInAddress = () => expect.poll(() => new URL(this.page.url()).hash).toBe('')

  seeHome = (home: string) => this.page.waitForURL(`**${home}`)

  seeEnded = () => expect(this.page.getByRole('alert')).toContainText('This link is no longer valid')

  async seeLogin() {
    await this.page.waitForURL('**/login')
    await expect(this.page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  }
}
