import { expect } from '@playwright/test'
import { test } from './models/test'

test('a figure of the dashboard opens the rows behind it', async ({ page, session }) => {
  await session.open()
  await session.loginAs('manager2@demo.test', '/clinic/dashboard')
  const figure = page.getByRole('link', { name: /Incomplete for SATUSEHAT/ })
  const count = /\d+/.exec((await figure.textContent()) ?? '')?.[0]
  await figure.click()
  await page.waitForURL('**/clinic/patient?*readiness=incomplete*')
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible()
})

for (const role of ['doctor', 'nurse']) {
  test(`the ${role} sees the patients and no registrations`, async ({ page, session }) => {
    await session.open()
    await session.loginAs(`${role}@demo.test`, `/${role}/dashboard`)
    await expect(page.getByText('Active patients')).toBeVisible()
    await expect(page.getByText('Registrations to review')).toHaveCount(0)
  })
}
