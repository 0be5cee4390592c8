import { expect } from '@playwright/test'
import { newStaff } from '../models/clinic-api'
import { withPackageOnSale } from '../models/money/package'
import { test } from '../models/test'

test('a deposit is taken at the till, pays half of an invoice together with QRIS, and its rest is given back: the drawer is exact @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name, patient } = await withPackageOnSale(baseURL)
  const { email } = await newStaff('manager_clinic', baseURL)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')

  await finance.openDeposits(patient.id)
  await finance.takeDeposit('300000')
  await expect(page.getByText(/three hundred thousand rupiah/i)).toBeVisible()

  await finance.openCashier()
  await finance.open(name)
  await finance.issue()
  await finance.takePayment()
  await finance.splitWithDeposit('QRIS', '175000')
  await finance.letGo()

  await finance.openDeposits(patient.id)
  await finance.seeDeposit(/Rp\s?125,000 of Rp\s?300,000 left/)
  await finance.refundDeposit('Perawatan lebih murah')
  await finance.openDeposits(patient.id)
  await finance.seeDeposit(/Rp\s?0 of Rp\s?300,000 left/)

  await finance.openShifts()
  await page.getByRole('link', { name: 'Count the drawer' }).click()
  // the float and the deposit, less its rest: 675,000
  await finance.count({ '100,000': 6, '50,000': 1, '20,000': 1, '5,000': 1 })
  await finance.seeExact()
  await finance.closeShift()
})
