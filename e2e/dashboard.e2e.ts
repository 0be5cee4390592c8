import { expect, type Page } from '@playwright/test'
import type { SessionModel } from './models/auth.model'
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

test('the day opens with its agenda: a press leads to the patient’s next step, another one to a booking that is half filled in @phone', async ({
  page,
  session,
}) => {
  await session.enter('frontoffice@demo.test')
  await page.goto('/clinic/dashboard')
  const step = page.getByRole('table', { name: 'Today’s agenda' }).getByRole('link', { name: /^(Call|Check in) / })
  const name = (await step.first().getAttribute('aria-label'))?.replace(/^(Call|Check in) /, '') ?? ''
  await step.first().click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await page.goBack()
  const book = page.getByRole('link', { name: /^Book / }).first()
  const [, time, dentist] = /, (\d\d:\d\d) with (.*)$/.exec((await book.getAttribute('aria-label')) ?? '') ?? []
  await book.click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  await expect(dialog.getByRole('textbox', { name: 'Time' })).toHaveValue(time ?? '')
  await expect(dialog.getByLabel('Dentist').locator('option:checked')).toHaveText(dentist ?? '')
})

for (const role of ['doctor', 'nurse']) {
  test(`the ${role} sees the patients and no registrations`, async ({ page, session }) => {
    await session.open()
    await session.loginAs(`${role}@demo.test`, `/${role}/dashboard`)
    await expect(page.getByText('Active patients')).toBeVisible()
    await expect(page.getByText('Registrations to review')).toHaveCount(0)
  })
}

test('a dentist sees their week and goes to the next one by key @phone', async ({ page, session }) => {
  // today may be closed
  const { today, week } = await openOwnWeek(page, session, 'doctor')
  await expect(week.getByText(/\d\d:\d\d–\d\d:\d\d/).first()).toBeVisible()
  await expect(
    week.getByRole('link', { name: /./ }).and(page.locator('[href^="/doctor/patient/"]')).first(),
  ).toHaveAttribute('href', /^\/doctor\/patient\/\d+$/)
  await page.keyboard.press(']')
  await page.waitForURL(/\/doctor\/dashboard\/week\?week=/)
  await expect(today).toHaveCount(0)
})

test('an assistant sees their week with the dentist they help, and that a later one is not published @phone', async ({
  page,
  session,
}) => {
  const { today, week } = await openOwnWeek(page, session, 'nurse')
  const shift = week.getByRole('listitem').filter({ hasText: /\d\d:\d\d–\d\d:\d\d drg\. / })
  await expect(shift.filter({ hasText: /\d+ patients? on this day/ }).first()).toBeVisible()
  // the demo clinic has published this week and the next
  await page.keyboard.press(']')
  await page.waitForURL(/\/nurse\/dashboard\/week\?week=/)
  await expect(shift.first()).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByText('This week is not published yet.')).toBeVisible()
  await expect(shift).toHaveCount(0)
  await page.keyboard.press('t')
  await page.waitForURL('**/nurse/dashboard/week')
  await expect(today).toBeVisible()
  await page.keyboard.press('Shift+?')
  const sheet = page.getByRole('dialog')
  for (const name of ['Week before', 'Week after', 'This week']) await expect(sheet.getByText(name)).toBeVisible()
})

async function openOwnWeek(page: Page, session: SessionModel, role: 'doctor' | 'nurse') {
  await session.open()
  await session.loginAs(`${role}@demo.test`, `/${role}/dashboard`)
  await page.getByRole('link', { name: 'My week' }).click()
  await page.waitForURL(`**/${role}/dashboard/week`)
  const today = page.locator('li[aria-current="date"]')
  await expect(today).toBeVisible()
  return { today, week: page.getByRole('main').getByRole('list') }
}
