import { expect, type Page } from '@playwright/test'

/** The register of narcotics and psychotropics. */
export class ControlledMedicineModel {
  constructor(private readonly page: Page) {}

  /** This month, from the tabs of stock. */
  async open() {
    await this.page.goto('/clinic/medicine-transaction')
    await this.page.getByRole('link', { name: 'Narcotics' }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Narcotics and psychotropics' })).toBeVisible()
  }

  /** What a medicine came to in the month, column by column. */
  async seeMonth(medicine: string, figures: Readonly<Record<string, string>>) {
    for (const [column, figure] of Object.entries(figures))
      await expect(this.row(medicine).locator(`[data-label="${column}"]`)).toHaveText(figure)
  }

  openMedicine = (medicine: string) => this.row(medicine).getByRole('link').click()

  async seeMovement(kind: string, ...texts: string[]) {
    for (const text of texts) await expect(this.row(kind)).toContainText(text)
  }

  async print() {
    await this.page.getByRole('link', { name: 'Print the month' }).click()
    await expect(this.page.getByRole('article')).toBeVisible()
  }

  seeOnPaper = async (...texts: string[]) => {
    for (const text of texts) await expect(this.page.getByRole('article')).toContainText(text)
  }

  private row = (text: string) => this.page.getByRole('row').filter({ hasText: text })
}
