import { expect } from '@playwright/test'
import { apiOf, newToken } from '../models/clinic-api'
import { stockOf } from '../models/stock/stock-of'
import { modelsOf, test } from '../models/test'

test('goods are scanned, received by the front office and stand on the stock card', async ({
  session,
  master,
  stock,
}) => {
  const [name, barcode] = [`Nistatin ${Date.now()}`, String(Date.now())]
  const medicine = master('/clinic/company-medicine')
  await session.enter('frontoffice@demo.test', '/clinic/company-medicine/new')
  await medicine.type('Name', name)
  await medicine.type('Active ingredients', 'Nystatin')
  await medicine.type('Barcode', barcode)
  await medicine.save()
  await medicine.seeSaved(name)

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/new')
  await stock.scan('0000')
  await stock.seeUnknown('0000')
  await stock.scan(barcode)
  await stock.fillLine(name, { Quantity: '24', 'Price of one': '5000', 'Batch number': 'NYS-7', Expires: '30/06/2029' })
  await stock.save()
  await stock.step('Receive the goods')
  await stock.openMedicine(name)
  await stock.seeLastMovement('Receipt · NYS-7', '+24', 'GR/')
})

test('medicine is sent to the other clinic, which counts it in and writes off what is missing; the sender reads it', async ({
  baseURL,
  browser,
  page,
  session,
  stock,
}) => {
  const name = `Klindamisin ${Date.now()}`
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  await stockOf(api, name, [{ quantity: 40, lot: 'TRF-1', expires_on: '2029-06-30' }])
  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/new')
  await page.getByLabel('Kind').selectOption({ label: 'Transfer out' })
  await page.getByLabel(/^To the clinic/).selectOption({ label: 'Klinik Gigi Kenari Tebet' })
  await stock.addMedicine(name)
  await page.getByLabel('Batch').selectOption({ index: 1 })
  await stock.fillLine(name, { Quantity: '30' })
  await stock.save()
  await stock.step('Send')
  const sent = page.url()

  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/TRF-1.*30/)
  for (const signs of ['Sent by', 'Carried by', 'Received and counted by'])
    await expect(page.getByText(signs, { exact: true })).toBeVisible()
  await page.goto(sent)
  await stock.openMedicine(name)
  await expect(page.getByText('On its way to another clinic')).toBeVisible()
  await page.goto('/clinic/medicine-transaction/transfer')
  await page.getByLabel('Status').selectOption({ label: 'In transit' })
  await expect(page.getByRole('row').filter({ hasText: 'Klinik Gigi Kenari Tebet' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Returns and transfers' })).toHaveAttribute('aria-current', 'page')

  const other = await browser.newPage({ baseURL })
  const { session: theirs, stock: theirStock } = modelsOf(other)
  await theirs.enter('manager2@demo.test', '/clinic/medicine-transaction/transfer?kind=transfer_in')
  await other.getByRole('row').filter({ hasText: 'In transit' }).first().getByRole('link').click()
  const arrival = other.getByRole('listitem').filter({ hasText: name })
  await arrival.getByLabel('What arrived').fill('28')
  await other.getByLabel(/^Why something is missing/).selectOption({ index: 1 })
  await other.getByRole('button', { name: 'Accept the goods' }).click()
  await expect(other.getByText('The goods are in the stock.').first()).toBeVisible()
  await theirStock.openMedicine(name)
  await theirStock.seeLastMovement('Transfer in, lost · TRF-1', '-2', '28')
  await other.close()

  await page.goto(sent)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('28')
  await stock.openMedicine(name)
  await stock.seeLastMovement('TRF-1', '-30')
})
