import type { Browser } from '@playwright/test'
import { modelsOf } from './test'

/** The window of somebody else, who is signed in; `token` is theirs too. */
export async function windowOf(browser: Browser, { baseURL, email }: { baseURL: string; email: string }) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const models = modelsOf(page)
  const token = await models.session.enter(email)
  return { page, token, ...models }
}
