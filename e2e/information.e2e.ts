import { expect, test } from '@playwright/test'
import { SessionModel } from './models/auth.model'

// the second clinic, so that no other test sees the change
test('the manager changes the contact of the clinic, and visitors see it', async ({ page }) => {
  const session = new SessionModel(page)
  await session.open()
  await session.loginAs('manager2@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Website').fill('kenari')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Must begin with https:// or http://')).toBeVisible()
  await expect(page.getByLabel('Website')).toBeFocused()
  await page.getByLabel('Website').fill('https://kenari-tebet.test')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Information' })).toBeVisible()
  await expect(page.getByRole('link', { name: /kenari-tebet\.test/ }).first()).toBeVisible()

  await page.goto('/patient/register?clinic=kenari-tebet')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: /Website|kenari-tebet\.test/ }).first()).toHaveAttribute(
    'href',
    'https://kenari-tebet.test',
  )
})

test('the front office reads the clinic and cannot edit it', async ({ page }) => {
  const session = new SessionModel(page)
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information')
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Information' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Patient registration' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})
