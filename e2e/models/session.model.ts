import { expect, type Page } from '@playwright/test'

/** The own account: where it is signed in, and its password. */
export class OwnAccountModel {
  constructor(private readonly page: Page) {}

  async openFromMenu() {
    await this.page.getByRole('button', { name: /^Account of/ }).click()
    await this.page.getByRole('link', { name: 'Account and sessions' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Account and sessions' })).toBeVisible()
  }

  seeSessions = (count: number) => expect(this.sessions().getByRole('listitem')).toHaveCount(count)

  seeThisOne = () => expect(this.sessions().getByRole('listitem').first()).toContainText('This one')

  async endOthers() {
    await this.sessions().getByRole('button', { name: 'Sign out everywhere else' }).click()
    await this.seeSessions(1)
  }

  async changePassword(current: string, password: string) {
    await this.page.getByLabel(/^Current password/).fill(current)
    await this.page.getByLabel(/^New password/).fill(password)
    await this.page.getByLabel(/^The same once more/).fill(password)
    await this.page.getByRole('button', { name: 'Change password' }).click()
  }

  seeRefusal = () => expect(this.page.getByText('This is not your current password')).toBeVisible()

  seeChanged = () => expect(this.page.getByText('Your password is changed')).toBeVisible()

  private readonly sessions = () => this.page.getByRole('region', { name: 'Where you are signed in' })
}
