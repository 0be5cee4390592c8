import type { Names } from './names'

/** The end-to-end test and the model of the page it speaks through. */
export const browserOf = ({ key, Type, value, title }: Names) => ({
  [`e2e/models/${key}.model.ts`]: `import { expect, type Page } from '@playwright/test'

/** ${title}, as the front office uses it. */
export class ${Type}Model {
  constructor(private readonly page: Page) {}

  openList = () => this.page.goto('/clinic/${key}')

  async create(name: string) {
    await this.page.goto('/clinic/${key}/new')
    await this.page.getByLabel('Name').fill(name)
    await this.page.getByRole('button', { name: 'Save' }).click()
    await this.page.waitForURL(/\\/clinic\\/${key}\\/\\d+$/)
  }

  async search(text: string) {
    await this.page.getByRole('searchbox').fill(text)
  }

  async see(name: string) {
    await expect(this.page.getByRole('link', { name })).toBeVisible()
  }
}
`,
  [`e2e/${key}.e2e.ts`]: `import { test } from '@playwright/test'
import { SessionModel } from './models/auth.model'
import { ${Type}Model } from './models/${key}.model'

test('what the front office makes is found by its name', async ({ page }) => {
  const session = new SessionModel(page)
  const ${value} = new ${Type}Model(page)
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  const name = \`Melati \${Date.now()}\`
  await ${value}.create(name)
  await ${value}.openList()
  await ${value}.search(name)
  await ${value}.see(name)
})
`,
})
