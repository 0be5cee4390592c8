import { expect, type Page } from '@playwright/test'
import { demoPassword, newToken } from './clinic-api'
import { FrameModel } from './frame.model'

/** Signing in and out, as somebody at the front door does it. */
export class SessionModel {
  constructor(private readonly page: Page) {}

  open = () => this.page.goto('/login')

  async login(email: string, password = demoPassword) {
    if (!this.page.url().endsWith('/login')) await this.open()
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel(/^Password/).fill(password)
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  async loginAs(email: string, home: string) {
    await this.login(email)
    await this.page.waitForURL(`**${home}`)
  }

  /** Opens an address signed in, without the login page; resolves to the token. */
  async enter(email: string, address = '/') {
    await this.page.goto('/robots.txt')
    const token = await newToken(new URL(this.page.url()).origin, email)
    await this.page.evaluate((value) => localStorage.setItem('accessToken', value), token)
    await this.page.goto(address)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    return token
  }

  async logout() {
    await this.page.getByRole('button', { name: /^Account of/ }).click()
    await this.page.getByRole('button', { name: 'Sign out' }).click()
  }

  /** Signs out although something was not sent, which the page says before. */
  async leaveUnsent(count: number) {
    await this.logout()
    const dialog = this.page.getByRole('alertdialog', { name: 'Not everything is sent' })
    await expect(dialog).toContainText(`${count} `)
    await dialog.getByRole('button', { name: 'Sign out all the same' }).click()
  }

  /** The server forgets the token behind the page's back, and the page asks it something. */
  async expire() {
    await new FrameModel(this.page).seeScreen() // otherwise requests still under way would meet the 401 first
    const token = await this.token()
    await this.page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } })
    await this.page.getByRole('link', { name: 'Patients', exact: true }).click()
  }

  token = () => this.page.evaluate(() => localStorage.getItem('accessToken'))

  async seeLogin() {
    await expect(this.page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(new URL(this.page.url()).pathname).toBe('/login')
  }

  async seeNothingStored() {
    await expect.poll(() => this.page.evaluate(() => localStorage.length)).toBe(0)
  }

  seeRefusal = () => expect(this.page.getByRole('alert')).toContainText(/\S/)

  async seeNoRefusal() {
    await expect(this.page.getByRole('alert')).toHaveCount(0)
  }

  async seeSignedInAs(name: RegExp) {
    await expect(this.page.getByRole('button', { name })).toBeVisible()
    expect(await this.token()).toMatch(/^[\w-]{43}$/)
  }
}
