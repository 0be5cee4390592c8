import { expect } from '@playwright/test'
import { apiOf, registerBehindThePage } from './models/clinic-api'
import { test } from './models/test'

test('the bell tells the manager what waits, at once, and leads there @phone', async ({ page, session }) => {
  await session.enter('manager@demo.test', '/clinic/information')
  const bell = page.getByRole('button', { name: /^(\d+ )?notifications?$/i })
  await bell.click()
  const waiting = page.getByRole('link', { name: /registrations? waits? for review/ })
  const before = (await waiting.textContent()) ?? ''
  const watched = page.waitForResponse((reply) => reply.url().endsWith('/api/notification'))
  await registerBehindThePage(apiOf(new URL(page.url()).origin, null), { first_name: 'Bel' })
  await watched
  await expect(waiting).not.toHaveText(before)
  await waiting.click()
  await page.waitForURL('**/clinic/patient/registration')
  await expect(waiting).toBeHidden()
})

test('an assistant has no bell, because nothing waits there', async ({ page, session }) => {
  await session.enter('nurse@demo.test')
  await expect(page.getByRole('button', { name: 'Search (Ctrl+K)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /notification/i })).toHaveCount(0)
})
