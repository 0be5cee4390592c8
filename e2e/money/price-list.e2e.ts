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

test('the prices of a list are set at once from the standard ones, and a service is taken out again', async ({
  baseURL,
  page,
  session,
  master,
}) => {
  const list = `Asuransi ${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  for (const [name, price] of Object.entries({ Tambal: 450_000, Cabut: 275_000 }))
    await createService(api, { name: `${name} ${list}`, icd9cm: '23.2', price })
  await session.enter('manager@demo.test', '/clinic/product/price-list')
  const lists = master('/clinic/product/price-list')
  await lists.openNew()
  await lists.type('Name', list)
  await lists.save()
  await lists.seeSaved(list)

  const filling = page.getByRole('textbox', { name: `Tambal ${list}` })
  const extraction = page.getByRole('textbox', { name: `Cabut ${list}` })
  await page.getByRole('button', { name: 'Set prices' }).click()
  await expect(page.getByRole('searchbox', { name: 'Name or code of a service' })).toBeFocused()
  await page.keyboard.type(list)
  await page.getByRole('textbox', { name: 'Difference' }).fill('15')
  await page.getByRole('button', { name: 'Fill in 2 prices' }).click()
  await expect(filling).toHaveValue('383,000')
  await expect(extraction).toHaveValue('234,000')
  await extraction.fill('9000000000')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('At most Rp 1,000,000,000')).toBeVisible()
  await expect(extraction).toBeFocused()
  await extraction.fill('240000')
  const from = page.getByRole('textbox', { name: 'Valid from' })
  const today = await from.inputValue()
  await from.fill('31/02/2099')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Enter a date: dd/mm/yyyy')).toBeVisible()
  await from.fill(today)
  await expect(extraction).toHaveValue('240,000')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText(/^2 prices from/)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Cabut ${list}.*275,000.*240,000`) })).toBeVisible()

  await page.getByRole('button', { name: 'Set prices' }).click()
  await page.getByRole('searchbox', { name: 'Name or code of a service' }).fill(list)
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click()
  const copied = page.getByRole('textbox', { name: 'Copied lines' })
  await expect(copied).toBeFocused()
  await copied.fill(`Service\tPrice\nTambal ${list}\tRp 400.000\nCabut ${list}\t240,000\nTambal ${list}\t1`)
  await expect(page.getByText('0 new · 1 changed · 1 unchanged · 1 not taken')).toBeVisible()
  await expect(page.getByRole('row', { name: /This service is in line 2 already/ })).toBeVisible()
  await page.getByRole('button', { name: 'Take 1 price' }).click()
  await expect(filling).toHaveValue('400,000')
  await page.reload() // what was taken is part of the draft
  await page.getByRole('button', { name: 'Set prices' }).click()
  await expect(filling).toHaveValue('400,000')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`Tambal ${list}.*450,000.*400,000`) })).toBeVisible()

  await page.getByRole('button', { name: 'Set prices' }).click()
  await page.getByRole('searchbox', { name: 'Name or code of a service' }).fill(list)
  await extraction.fill('')
  await expect(page.getByText('1 price changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText(/^1 price from/).last()).toBeVisible() // the one before may still show
  await expect(page.getByRole('row', { name: new RegExp(`Tambal ${list}`) })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`Cabut ${list}`) })).toHaveCount(0)
})
