import { expect } from '@playwright/test'
import { newDentist } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { letIn } from '../models/visit.model'

test('a dentist types a periodontal chart by keyboard alone, begins it again, and reads it on the page of the patient', async ({
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
  await practice.type('18 mis karies')
  await practice.seeEverythingSent()

  const section = page.locator('#periodontal-chart')
  const input = section.getByRole('textbox', { name: 'Type the chart here' })
  await page.keyboard.press('Alt+k')
  await expect(input).toBeFocused()
  await page.keyboard.type('3q')
  await expect(section.getByText(/“q” is no key of the chart/)).toBeVisible()
  await page.keyboard.type('6b')
  await expect(section.getByText('17 mid-buccal: bleeding.')).toBeVisible()
  await expect(section.getByText('Stored', { exact: true })).toBeVisible()

  await section.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(section.getByText(/Nothing measured/)).toBeVisible()
  await page.keyboard.press('Alt+k')
  await expect(input).toBeFocused()
  await page.keyboard.type('5b24')
  await page.keyboard.press('Shift+Digit2')
  await page.keyboard.type('m2')
  await expect(section.getByText('16: mobility 2.')).toBeVisible()
  await expect(section.getByText('Stored', { exact: true })).toBeVisible()
  await page.reload()
  await expect(section.getByText('Bleeding 25 %, 3 sites of 4 mm and more')).toBeVisible()
  await practice.pause()

  await page.goto(`/doctor/patient/${patient.id}/periodontal`)
  const tabs = page.getByRole('navigation', { name: 'The record of the patient' })
  await expect(tabs.getByRole('link', { name: 'Periodontal' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('3 of 4 sites')).toBeVisible()
  await page.getByText('As a table').click()
  const table = page.getByRole('table', { name: 'Periodontal chart as a table' })
  await expect(table.getByRole('row', { name: /^16/ })).toContainText('12')
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article')).toContainText('Bleeding on probing')
})

test('the manager compares two visits of a patient, and the address keeps the comparison', async ({
  page,
  session,
}) => {
  await session.enter('manager@demo.test')
  await page.goto('/clinic/patient/1/periodontal')
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 })
  const compared = page.getByText(/^Of \d+ sites measured both times/)
  await expect(compared).toBeVisible()
  await expect(page.locator('svg[data-part] [data-change=better]').first()).toBeVisible()
  await page.reload()
  await expect(compared).toBeVisible()
})
