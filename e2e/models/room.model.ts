import { expect, type Page } from '@playwright/test'

/** Rooms, as the front office uses it. */
export class RoomModel {
  constructor(private readonly page: Page) {}

  openList = () => this.page.goto('/clinic/room')

  async create(name: string) {
    await this.page.goto('/clinic/room/new')
    await this.page.getByLabel('Name').fill(name)
    await this.page.getByRole('button', { name: 'Save' }).click()
    await this.page.waitForURL(/\/clinic\/room\/\d+$/)
  }

  async search(text: string) {
    await this.page.getByRole('searchbox').fill(text)
  }

  async see(name: string) {
    await expect(this.page.getByRole('link', { name })).toBeVisible()
  }
}
