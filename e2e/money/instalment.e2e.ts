import { expect } from '@playwright/test'
import { atTheTill, closeOwnShift } from '../models/money/till'
import { test } from '../models/test'

test('half is paid down, the rest in three terms, of which the first is paid; the list shows what is due next @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name } = await atTheTill(baseURL)
  await closeOwnShift(baseURL)
  await session.enter('frontoffice@demo.test')
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.open(name)
  await finance.issue()
  await finance.takePayment()
  await finance.dialog.getByLabel('Amount', { exact: true }).fill('400000')
  await finance.pay()
  await finance.dialog.getByRole('button', { name: 'Without receipt' }).click()

  await finance.button('Pay in instalments').click()
  await finance.dialog.getByLabel(/^Number of terms/).fill('3')
  await expect(finance.dialog.getByRole('row')).toHaveCount(4)
  await finance.dialog.getByRole('button', { name: 'Agree' }).press('Enter')
  await finance.seeTold('The instalments are agreed on.')
  const terms = page.getByRole('table', { name: 'Instalments' })
  await expect(terms.getByRole('row')).toHaveCount(4)

  await page.getByRole('button', { name: /^Take Rp\s?133,334$/ }).click()
  await finance.pay()
  await finance.dialog.getByRole('button', { name: 'Without receipt' }).click()
  await expect(terms.getByText('Paid', { exact: true })).toHaveCount(1)

  await page.goto('/clinic/finance/instalment')
  const row = finance.row(name)
  await expect(row).toContainText(/266,666/)
  await row.getByRole('link').click()
  await expect(terms).toBeVisible()
})
