import { expect, type Page } from '@playwright/test'
import { printed } from '../printed'

/** The treatment plans of a patient: drafted by a dentist, proposed and answered at the desk. */
export class TreatmentPlanModel {
  constructor(private readonly page: Page) {}

  open = (area: 'clinic' | 'doctor', { id }: { id: number }) => this.page.goto(`/${area}/patient/${id}/plan`)

  private readonly inDialog = () => this.page.getByRole('dialog')

  /** By keyboard, from the search back to the search. */
  async draft(title: string, services: readonly { name: string; code: string; tooth?: string }[]) {
    const { page } = this
    await page.getByRole('link', { name: 'New plan' }).click()
    await page.getByLabel(/^Title/).fill(title)
    const search = page.getByRole('combobox', { name: 'Add a service', exact: true })
    await search.click()
    for (const { name, code, tooth } of services) {
      await page.keyboard.type(code)
      await expect(page.locator('[aria-busy=false]').getByRole('option', { name })).toHaveAttribute(
        'data-highlighted',
        '',
      )
      await page.keyboard.press('Enter')
      const row = page.getByRole('listitem', { name, exact: true })
      await expect(row.getByLabel(tooth ? /^Tooth/ : /^Quantity/)).toBeFocused()
      if (tooth) await page.keyboard.type(tooth)
      if (tooth) await page.keyboard.press('Enter')
      await row.getByLabel('Remark').press('Enter')
      await expect(search).toBeFocused()
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await this.see(title, 'Draft')
  }

  async propose(title: string) {
    await this.page.getByRole('button', { name: `Propose ${title}` }).click()
    await this.inDialog().getByRole('button', { name: 'Propose', exact: true }).click()
    await this.see(title, 'Proposed')
  }

  /** The quote as it is printed; back to the plans. */
  async print(title: string, { total }: { total: string }) {
    const { page } = this
    await page.getByRole('link', { name: `Print the quote ${title}` }).click()
    await expect(page.getByRole('heading', { name: 'Treatment plan and quote', exact: true })).toBeVisible()
    await expect(page.getByText(total, { exact: true }).last()).toBeVisible()
    expect(await printed(page)).toEqual({ pages: 1, millimetres: 210 })
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the plans' }).click()
  }

  /** The patient accepts everything but one service. */
  async acceptWithout(title: string, service: string) {
    await this.page.getByRole('button', { name: `Record the answer to ${title}` }).click()
    await this.inDialog()
      .getByRole('checkbox', { name: new RegExp(`^${service}`) })
      .uncheck()
    await this.inDialog().getByRole('button', { name: 'Record the answer', exact: true }).click()
    await this.see(title, 'Accepted')
  }

  see = async (title: string, state: string) =>
    expect(this.card(title).locator('header').getByText(state, { exact: true })).toBeVisible()

  seeProgress = (title: string, progress: string) =>
    expect(this.card(title).getByRole('progressbar')).toHaveAttribute('aria-valuetext', progress)

  /** In the practice: one press makes a procedure of it, which says where it is from. */
  async take(service: string) {
    await this.page.getByRole('button', { name: new RegExp(`^Do what was accepted: ${service}`) }).click()
    await expect(this.page.getByRole('listitem', { name: service }).getByText('From the plan')).toBeVisible()
  }

  seeNotOffered = (service: string) =>
    expect(this.page.getByRole('button', { name: new RegExp(`^Do what was accepted: ${service}`) })).toHaveCount(0)

  private readonly card = (title: string) => this.page.getByRole('region', { name: title, exact: true })
}
