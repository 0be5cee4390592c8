import { expect } from '@playwright/test'
import { apiOf, createPatient, newToken } from '../models/clinic-api'
import { test } from '../models/test'

test('the manager finds who changed the phone of a patient, what it was before and is now, in both languages', async ({
  baseURL,
  frame,
  page,
  patient,
  session,
}) => {
  const desk = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'frontoffice@demo.test'))
  const { id, first_name, last_name } = await createPatient(desk, { phone: '+6281234500011' })
  const name = `${first_name} ${last_name}`.trim()
  await session.enter('frontoffice@demo.test')
  await page.goto(`/clinic/patient/${id}/edit`)
  await patient.typePhone('0813 9988 7766')
  await patient.save()
  await expect(page).not.toHaveURL(/edit/)
  await page.goto('/clinic/information')
  await expect(page.getByRole('link', { name: 'Waiting room' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Activity', exact: true })).toHaveCount(0)

  await session.enter('manager@demo.test')
  await page.goto('/clinic/information')
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByLabel('Search by person').fill('sinta')
  const change = page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Phone changed' })
  await expect(change.getByText('Front office')).toBeVisible()
  await change.getByText('Phone changed').click()
  const phone = change.getByRole('row', { name: /^Phone/ })
  await expect(phone).toContainText('+62 812-3450-0011')
  await expect(phone).toContainText('+62 813-9988-7766')

  await page.goto(`/clinic/information/activity?patient=${id}`)
  await expect(page.getByRole('row').filter({ hasText: 'Created: patient' })).toBeVisible()
  await frame.chooseLanguage('Bahasa Indonesia')
  await page.getByText('No. HP diubah').click()
  await page.getByRole('link', { name: 'Buka datanya' }).click()
  await expect(page).toHaveURL(new RegExp(`/clinic/patient/${id}$`))
})
