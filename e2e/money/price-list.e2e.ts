import { expect } from '@playwright/test'
import { apiOf, createPatient, createService, newToken } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treatAgain } from '../models/visit.model'

test('a class of patients gets its own price: entered at the service, chosen for a patient, billed by itself', async ({
  baseURL,
  page,
  session,
  master,
  product,
  finance,
}) => {
  const list = `Anggota ${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  const filling = await createService(api, { name: `Tambal ${list}`, icd9cm: '23.2', price: 450_000 })
  const patient = await createPatient(api, { first_name: list })
  await session.enter('manager@demo.test', '/clinic/product/price-list')

  const lists = master('/clinic/product/price-list')
  await lists.openNew()
  await lists.type('Name', list)
  await lists.save()
  await lists.seeSaved(list)

  await page.goto(`/clinic/product/${filling.id}`)
  await product.enterPrice('390000', undefined, list)
  await product.seePrice('Rp 390,000', 'Today')
  await product.seePrice('Rp 450,000', 'Today')

  await lists.openList()
  await lists.search(list)
  await lists.open(list)
  await expect(page.getByRole('row', { name: new RegExp(`Tambal ${list}.*450,000.*390,000`) })).toBeVisible()

  await page.goto(`/clinic/patient/${patient.id}/edit`)
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: list })
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(list) })).toBeVisible()

  await treatAgain(patient, baseURL, [filling])
  await finance.openCashier()
  await finance.open(list)
  await finance.seeTotal(/390,000/)
})
