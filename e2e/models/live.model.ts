import { expect, type Page } from '@playwright/test'
import { type Api, apiOf, createRoom, newToken, type Schema, unwrap } from './clinic-api'

/** A window that stays current, and a manager at another desk who changes a room. */
export class LiveModel {
  constructor(private readonly page: Page) {}

  /** Opens an address and waits until its changes are heard. */
  async watch(address: string) {
    const opened = this.opened()
    await this.page.goto(address)
    await opened
  }

  makeRoomElsewhere = async () => createRoom(await this.elsewhere())

  async rename({ id }: Schema<'Room'>, name: string) {
    const api = await this.elsewhere()
    const params = { path: { id } }
    const { code, type, floor, status, chair_brand, chair_serial, note, version } = await unwrap(
      api.GET('/api/room/{id}', { params }),
    )
    const body = { code, name, type, floor, status, chair_brand, chair_serial, note, version }
    await unwrap(api.PUT('/api/room/{id}', { params, body }))
  }

  /** Within a second of the change. */
  see = (name: string) => expect(this.page.getByText(name).first()).toBeVisible({ timeout: 1_000 })

  /** The window was behind another one, and finds no server when it comes back. */
  async cut() {
    await this.page.route('**/api/live*', (route) => route.abort())
    await this.page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    })
  }

  async mend() {
    const opened = this.opened()
    await this.page.unroute('**/api/live*')
    await opened
  }

  seeAsOf = () => expect(this.page.getByText(/^Data as of \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 })
  seeNothingOld = () => expect(this.page.getByText(/^Data as of/)).toHaveCount(0)

  type = (label: string, text: string) => this.page.getByLabel(label).fill(text)
  seeTyped = (label: string, text: string) => expect(this.page.getByLabel(label)).toHaveValue(text)
  save = () => this.page.getByRole('button', { name: 'Save' }).click()
  seeConflict = (stored: string) => expect(this.page.getByRole('alertdialog').getByText(stored)).toBeVisible()

  private opened = () => this.page.waitForResponse((reply) => reply.url().includes('/api/live') && reply.ok())

  private elsewhere = async (): Promise<Api> => {
    const origin = new URL(this.page.url()).origin
    return apiOf(origin, await newToken(origin, 'manager@demo.test'))
  }
}
