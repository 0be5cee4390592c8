import { expect, type Page } from '@playwright/test'
import { type Api, unwrap } from './clinic-api'
import { searchList } from './search-list'

/** The queue of visits of which SATUSEHAT is told, and what is mended from there. */
export class SatuSehatModel {
  constructor(private readonly page: Page) {}

  /** Opens the queue with one visit; told of many, the sender may not be as far yet. */
  async openVisitOf(name: string) {
    await this.page.waitForURL('**/clinic/satu-sehat')
    await searchList(this.page, name)
  }

  seeState = (name: string, state: string) =>
    expect(this.row(name).getByText(state, { exact: true })).toBeVisible({ timeout: 60_000 })

  /** What has to be done says whose turn it is; it is the way to the input. */
  followToDo = (name: string, sentence: RegExp) => this.row(name).getByRole('link', { name: sentence }).click()

  /** The input is in focus already: what is typed stands there. */
  async correct(label: string, text: string) {
    await expect(this.page.getByLabel(label)).toBeFocused()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
    await expect(this.page.getByLabel(label)).toHaveValue(text)
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
    await this.page.waitForURL(({ pathname }) => !pathname.endsWith('/edit'))
  }

  private row = (name: string) => this.page.getByRole('row').filter({ hasText: name })
}

/** How far each step of the latest visit of a patient is, as the server stores it. */
export async function stepsTold(api: Api, patient_id: number) {
  const { rows } = await unwrap(api.GET('/api/satu-sehat/visit', { params: { query: { patient_id } } }))
  return Object.fromEntries((rows[0]?.steps ?? []).map(({ step, state }) => [step, state]))
}
