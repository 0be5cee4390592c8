import { expect } from '@playwright/test'
import { newStaff } from '../models/clinic-api'
import { withPackageOnSale } from '../models/money/package'
import { test } from '../models/test'
import { treatAgain } from '../models/visit.model'

test('a package is sold at the till, prepays the next visit, and its rest is given back @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name, patient, scaling, paket } = await withPackageOnSale(baseURL)
  const { email } = await newStaff('manager_clinic', baseURL)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.open(name)
  await finance.sellPackage(paket.name)
  await finance.seeTotal(/850,000/)
  await finance.issue()
  await finance.takePayment()
  await finance.payBy('QRIS', '850000')
  await finance.letGo()

  await treatAgain(patient, baseURL, [scaling])
  await finance.openCashier()
  await finance.open(name)
  await expect(finance.line(scaling.name)).toContainText(`Session 1 of 2 of ${paket.name}`)
  await finance.seeTotal(/Rp\s?0/)
  await finance.issue()

  await page.goto(`/clinic/patient/${patient.id}/package`)
  await expect(page.getByRole('region', { name: `Sessions of ${paket.name}` })).toContainText('1 of 2 left')
  await page.getByRole('button', { name: `Refund the rest of ${paket.name}` }).click()
  await finance.dialog.getByLabel('Method').selectOption({ label: 'QRIS' })
  await finance.dialog.getByLabel(/^Reason/).fill('Pindah kota')
  await finance.dialog.getByRole('button', { name: /^Give back Rp\s?250,000$/ }).click()
  await finance.seeTold('The rest of the package is refunded')
  await expect(page.getByRole('listitem').filter({ hasText: paket.name }).first()).toContainText('Refunded')
  await expect(page.getByRole('region', { name: `Sessions of ${paket.name}` })).toContainText('0 of 2 left')
})
