import { expect, type Page } from '@playwright/test'
import { searchList } from './search-list'

/** Rooms, as the manager and the front office use them. */
export class RoomModel {
  constructor(private readonly page: Page) {}

  openList = () => this.page.goto('/clinic/room')

  async fill(code: string, name: string) {
    await this.page.goto('/clinic/room/new')
    await this.page.getByLabel('Code').fill(code)
    await this.page.getByLabel('Name').fill(name)
    await this.page.getByRole('button', { name: 'Save' }).click()
  }

  async create(code: string, name: string) {
    await this.fill(code, name)
    await this.page.waitForURL(/\/clinic\/room\/\d+$/)
  }

  async seeCodeTaken(code: string) {
    await expect(this.page.getByText(/^Already used by /)).toBeVisible()
    await expect(this.page.getByLabel('Code')).toBeFocused()
    await expect(this.page.getByLabel('Code')).toHaveValue(code)
  }

  /** Date and time as they are typed: 01/03/2097 8.30 */
  async planMaintenance({ from, until, reason }: { from: string; until: string; reason: string }) {
    await this.planButton.click()
    for (const [label, moment] of [
      ['From', from],
      ['Until', until],
    ] as const) {
      const [date = '', time = ''] = moment.split(' ')
      await this.field(label).fill(date)
      await this.field(`${label}, time`).fill(time)
    }
    await this.field('Reason').fill(reason)
    await this.confirmPlan()
  }

  setUntil = (time: string) => this.field('Until, time').fill(time)

  confirmPlan = () => this.planButton.click()

  async cancelMaintenance() {
    await this.maintenance.getByRole('button', { name: 'Cancel', exact: true }).click()
    await this.page.getByRole('button', { name: 'Cancel maintenance' }).click()
  }

  async seeMaintenance(reason: string, state: string) {
    const row = this.maintenance.getByRole('row').filter({ hasText: reason })
    await expect(row.getByText(state, { exact: true })).toBeVisible()
  }

  seeProblem = (sentence: string) => expect(this.page.getByText(sentence)).toBeVisible()

  search = (text: string) => searchList(this.page, text)

  see = (name: string) => expect(this.page.getByRole('link', { name })).toBeVisible()

  open = (name: string) => this.page.getByRole('link', { name }).click()

  async seeNothingToWrite() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['New room', 'Plan maintenance', 'End now', 'Save'])
      await expect(this.page.getByText(name, { exact: true })).toHaveCount(0)
  }

  private field = (name: string) => this.page.getByRole('textbox', { name, exact: true })
  private get planButton() {
    return this.page.getByRole('button', { name: 'Plan maintenance' })
  }
  private get maintenance() {
    return this.page.getByRole('region', { name: 'Maintenance' })
  }
}
