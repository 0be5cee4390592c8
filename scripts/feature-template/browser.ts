import type { Names } from './names'

/** The end-to-end test; it speaks through the model that all master data shares. */
export const browserOf = ({ key, value }: Names) => ({
  [`e2e/${key}.e2e.ts`]: `import { test } from '@playwright/test'
import { SessionModel } from './models/auth.model'
import { MasterModel } from './models/master.model'

test('what the front office makes is found by its name', async ({ page }) => {
  const session = new SessionModel(page)
  const ${value} = new MasterModel(page, '/clinic/${key}')
  const name = \`Melati \${Date.now()}\`
  await session.enter('frontoffice@demo.test', '/clinic/${key}/new')
  await ${value}.type('Name', name)
  await ${value}.save()
  await ${value}.seeSaved(name)
  await ${value}.openList()
  await ${value}.search(name)
  await ${value}.see(name)
})
`,
})
