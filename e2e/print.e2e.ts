import { expect } from '@playwright/test'
import { printed } from './models/printed'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'
import { letIn } from './models/visit.model'

test('the desk prints the number of a patient on paper of 58 mm', async ({ baseURL, page, session }) => {
  const visit = await letIn(`Uji${newVisitor('').nik.slice(-8)}`, baseURL)
  await session.enter('frontoffice@demo.test')
  await page.goto(`/clinic/dashboard/queue?visit=${visit.id}`)
  await page.getByRole('link', { name: 'Print the ticket' }).click()
  await expect(page.getByRole('article').getByText(`${visit.queue_number}`, { exact: true })).toBeVisible()
  const { pages, millimetres } = await printed(page)
  expect(pages).toBe(1)
  expect(millimetres).toBe(58)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await expect(page.getByRole('dialog', { name: visit.patient.first_name })).toBeVisible()
})

test('a dentist prints the chart of a patient on A4, and nothing of the frame', async ({ page, session }) => {
  await session.enter('doctor@demo.test')
  await page.goto('/doctor/patient/5/odontogram')
  await page.getByRole('link', { name: 'Print the form' }).click()
  const form = page.getByRole('article')
  await expect(form.getByText(/^DMF-T \d+/)).toBeVisible()
  await expect(form.getByRole('row')).not.toHaveCount(0)
  const { millimetres } = await printed(page)
  expect(millimetres).toBe(210)
  await expect(page.getByText('Skip to the content')).toBeHidden()
})
