import { expect } from '@playwright/test'
import { newStaff } from '../models/clinic-api'
import { atTheTill } from '../models/money/till'
import { test } from '../models/test'

test('a discounted service that was paid is credited and given back, no more than it cost; the drawer is exact', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name, scaling } = await atTheTill(baseURL)
  const { email } = await newStaff('manager_clinic', baseURL)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.openCashier()
  await finance.open(name)
  await finance.discountLine(scaling, '10', 'Pelanggan tetap')
  await finance.issue()
  await finance.takePayment()
  await finance.payBy('Cash', '765000')

  await finance.credit(scaling, { amount: '315001', reason: 'Tidak jadi dikerjakan' })
  await expect(finance.dialog.getByText(/From Rp\s?1 to Rp\s?315,000/)).toBeVisible()
  await finance.dialog.getByLabel(`Credit of ${scaling}`).fill('315000')
  await finance.dialog.getByRole('button', { name: 'Credit', exact: true }).click()
  await finance.seeTold(/^Credit note .* is issued$/)
  const note = page.getByRole('table', { name: 'Credit notes' }).getByRole('row').last()
  await expect(note).toContainText(/315,000/)
  await note.getByRole('link').click()
  await expect(page.getByRole('article')).toContainText('Tidak jadi dikerjakan')

  await finance.openShifts()
  await page.getByRole('link', { name: 'Count the drawer' }).click()
  // the float and the payment, less what was given back: 950,000
  await finance.count({ '100,000': 9, '50,000': 1 })
  await finance.seeExact()
  await finance.closeShift()
})
