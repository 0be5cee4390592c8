import { expect } from '@playwright/test'
import { apiOf, createService, newToken } from '../models/clinic-api'
import { createPlan } from '../models/money/plan'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

test('a policy is entered on the page of the patient, and shares the invoice of the next visit @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  await createPlan(api, name)
  const filling = await createService(api, {
    name: `Tambal ${name}`,
    category: 'conservation',
    icd9cm: '23.2',
    price: 450_000,
  })
  const visit = await treat(name, baseURL, [filling])
  await session.enter('frontoffice@demo.test')
  await page.goto(`/clinic/patient/${visit.patient.id}/policy`)
  await page.getByRole('button', { name: 'Add a policy' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Save the policy' }).click()
  await expect(form.getByText('Choose a plan').last()).toBeVisible()
  await form.getByLabel(/^Plan/).selectOption({ label: `Asuransi ${name} · Plan ${name}` })
  await form.getByLabel(/^Member number/).fill('8888 0000-1234')
  await form.getByRole('button', { name: 'Save the policy' }).click()
  await expect(form).toHaveCount(0)
  await expect(page.getByText('No. 8888 0000-1234')).toBeVisible()

  // the treatment ended before the policy was entered: its draft takes it by choice
  await finance.openCashier()
  await finance.open(name)
  await page.getByLabel(/^Who pays a part/).selectOption({ label: `Asuransi ${name} · Plan ${name}` })
  await expect(page.getByText('Payor: Rp 360,000')).toBeVisible()
  await finance.issue()
  await expect(page.getByText(`Asuransi ${name} owes`)).toBeVisible()
  await finance.openCashier()
  await expect(finance.row(name)).toContainText('Rp 90,000')
})
