import { expect } from '@playwright/test'
import { test } from './models/test'

// the second clinic, so that no other test sees the change
test('the manager changes the contact of the clinic, and visitors see it', async ({ page, session }) => {
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

test('the front office reads the clinic and cannot edit it', async ({ page, session }) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information')
  await expect(page.getByRole('heading', { level: 1, name: 'Clinic Information' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Patient registration' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

test('the address of the registration is copied, also on a page without https', async ({ page, search, session }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  await search.open()
  await search.press('Control+v')
  await search.seeTyped(/\/patient\/register\?clinic=kenari-cikini$/)
})

test('the manager sets opening hours, and impossible hours are refused', async ({ page, session }) => {
  await session.open()
  await session.loginAs('manager2@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information')
  await page.getByRole('link', { name: 'Opening hours' }).click()
  const sunday = page.getByRole('group', { name: 'Sunday' })
  await sunday.getByRole('button', { name: 'Add hours' }).click()
  await sunday.getByLabel('Shift 1, from').fill('10')
  await sunday.getByLabel('Shift 1, until').fill('9.30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(sunday.getByText('Must be after the beginning')).toBeVisible()
  await sunday.getByLabel('Shift 1, until').fill('13.30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Opening hours saved')).toBeVisible()
  await page.reload()
  await expect(sunday.getByLabel('Shift 1, until')).toHaveValue('13:30')
  // restores the hours for the next test
  await sunday.getByRole('button', { name: 'Remove these hours' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Opening hours saved')).toBeVisible()
})

test('the manager switches registration off, and visitors are asked to call', async ({ page, session }) => {
  await session.open()
  await session.loginAs('manager2@demo.test', '/clinic/dashboard')
  const set = async (open: boolean) => {
    await page.goto('/clinic/information/registration')
    await page.getByLabel('Patients may register themselves').setChecked(open)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Clinic information saved')).toBeVisible()
  }
  await set(false)
  await page.goto('/patient/register?clinic=kenari-tebet')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('This clinic does not take registrations')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await set(true)
})

test('the poster is one page of A4 and nothing else', async ({ page, session }) => {
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information/registration')
  await page.getByRole('link', { name: 'Poster' }).click()
  await expect(page.getByRole('article')).toBeVisible() // the page before shows the code too
  await expect(page.getByRole('img', { name: 'QR code of the registration link' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
})

test('the front office reads opening hours and preferences and changes none', async ({ page, session }) => {
  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await page.goto('/clinic/information/opening-hours')
  await expect(page.getByText('09:00–13:00, 15:00–20:00').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Preferences' }).click()
  await expect(page.getByText('30 minutes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
