import { expect, type Page } from '@playwright/test'
import type { SessionModel } from './auth.model'
import { searchList } from './search-list'

/** Any kind of master data, as it is entered and looked up; `path` is the address of its list. */
export class MasterModel {
  constructor(
    private readonly page: Page,
    private readonly path: string,
  ) {}

  openList = () => this.page.goto(this.path)

  openNew = () => this.page.goto(`${this.path}/new`)

  type = (label: string, text: string) => this.field(label).fill(text)

  choose = (label: string, option: string) => this.field(label).selectOption(option)

  tick = (label: string) => this.field(label).check()

  save = () => this.page.getByRole('button', { name: 'Save' }).click()

  /** The page of a row that was just made. */
  seeSaved = (name: string) =>
    expect(this.page.getByRole('heading', { level: 1, name }))
      .toBeVisible()
      .then(() => this.page.waitForURL(/\/\d+$/))

  /** Creates a record with a name alone as the front office, and finds it by the name. */
  async makeAndFind(session: SessionModel) {
    const name = `Melati ${Date.now()}`
    await session.enter('frontoffice@demo.test', `${this.path}/new`)
    await this.type('Name', name)
    await this.save()
    await this.seeSaved(name)
    await this.openList()
    await this.search(name)
    await this.see(name)
  }

  search = (text: string) => searchList(this.page, text)

  see = (name: string) => expect(this.page.getByRole('link', { name })).toBeVisible()

  seeNone = () => expect(this.page.getByText('Nothing matches')).toBeVisible()

  open = (name: string) => this.page.getByRole('link', { name }).click()

  seeText = (text: string | RegExp) => expect(this.page.getByText(text).first()).toBeVisible()

  seeProblem = (label: string, problem: string) => expect(this.field(label)).toHaveAccessibleDescription(problem)

  /** Opens, beside the form, the record that has the refused value already. */
  async openHolder(label: string, name: string) {
    await expect(this.field(label)).toBeFocused()
    await expect(this.field(label)).toHaveAccessibleDescription(new RegExp(name))
    const opening = this.page.context().waitForEvent('page')
    await this.page.getByRole('link', { name: `Open ${name} (new tab)` }).click()
    return new MasterModel(await opening, this.path)
  }

  seeTyped = (label: string, text: string) => expect(this.field(label)).toHaveValue(text)

  /** Checks that a reader has nothing to save. */
  async seeReadOnly() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(this.page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  }

  /** By its whole label: "Name" is not "Title before the name"; a star marks what is required. */
  private field = (label: string) => this.page.getByLabel(new RegExp(`^${label}\\*?$`))
}
