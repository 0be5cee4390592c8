import { expect } from '@playwright/test'
import { newDentist } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { letIn } from '../models/visit.model'

test('a dentist scores OHI-S and fills in the header by keyboard alone, and the printed form shows them', async ({
  baseURL,
  page,
  session,
  practice,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const { patient } = await letIn(name, baseURL)
  const { email, room } = await newDentist(baseURL)
  await session.enter(email)
  await practice.open()
  await practice.choose(name)
  await practice.skipVitals('Tidak perlu')
  await practice.start(room)
  await practice.type('16 mis karies')
  await practice.seeEverythingSent()

  const panel = practice.part('Oral examination')
  await practice.jump('m', panel.getByRole('textbox', { name: /^Debris, 17/ }))
  await page.keyboard.type('112101001101')
  await expect(panel.getByRole('status').filter({ hasText: 'OHI-S 1.5, Fair' })).toBeVisible()
  await expect(panel.getByText('17 is scored instead of 16 (missing).')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Occlusion')).toBeFocused()
  await page.keyboard.type('Cross')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Small')
  await expect(panel.getByText('Stored', { exact: true })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('textbox', { name: /^Debris, 26/ })).toHaveValue('2')
  await expect(panel.getByLabel('Torus palatinus')).toHaveValue('small')
  await practice.pause()

  await page.goto(`/doctor/patient/${patient.id}/odontogram`)
  await expect(page.getByRole('region', { name: 'Oral examination' })).toContainText('Cross bite')
  await page.getByRole('link', { name: 'Print the form' }).click()
  const form = page.getByRole('article')
  await expect(form.getByText('OHI-S 1.5, Fair: debris 1 + calculus 0.5, 6 places scored')).toBeVisible()
  await expect(form.getByText('17 1-0, 11 1-0, 26 2-1, 36 1-1, 31 0-0, 46 1-1')).toBeVisible()
  await expect(form.getByText('Cross bite', { exact: true })).toBeVisible()
})
