import { expect } from '@playwright/test'
import { test } from './models/test'

test('a dentist sees their week and goes to the next one by key @phone', async ({ page, session }) => {
  await session.open()
  await session.loginAs('doctor@demo.test', '/doctor/dashboard')
  await page.getByRole('link', { name: 'My week' }).click()
  await page.waitForURL('**/doctor/dashboard/week')
  const today = page.locator('li[aria-current="date"]')
  // today may be closed
  await expect(today).toBeVisible()
  const week = page.getByRole('main').getByRole('list')
  await expect(week.getByText(/\d\d:\d\d–\d\d:\d\d/).first()).toBeVisible()
  await expect(
    week.getByRole('link', { name: /./ }).and(page.locator('[href^="/doctor/patient/"]')).first(),
  ).toHaveAttribute('href', /^\/doctor\/patient\/\d+$/)
  await page.keyboard.press(']')
  await page.waitForURL(/\/doctor\/dashboard\/week\?week=/)
  await expect(today).toHaveCount(0)
})
