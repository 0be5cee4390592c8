import { expect, type Page } from '@playwright/test'
import { newStaff } from '../models/clinic-api'
import { atTheTill } from '../models/money/till'
import { printed } from '../models/printed'
import { test } from '../models/test'

/** Notes when the sheet goes to the printer, which a test does not have. */
const watchPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => sessionStorage.setItem('printed', location.pathname)
    for (const type of ['mousedown', 'pointerdown']) addEventListener(type, () => sessionStorage.setItem('mouse', type))
  })

test.describe.configure({ mode: 'serial' })

test('a visit is billed with a discount, paid half by QRIS and half in cash, printed and let go; the drawer is closed exactly @phone', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name, scaling } = await atTheTill(baseURL)
  const { email } = await newStaff('front_office_clinic', baseURL)
  await watchPrinter(page)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.open(name)
  await finance.seeTotal(/800,000/)
  await finance.discountLine(scaling, '10', 'Pelanggan tetap')
  await finance.seeTotal(/765,000/)
  await finance.issue()
  await finance.takePayment()
  await finance.splitCash('365000', { method: 'QRIS', reference: '8812' })
  await finance.pay()
  await finance.printReceipt()
  await expect(page.getByRole('article').getByText('seven hundred sixty-five thousand rupiah')).toBeVisible()
  await page.getByRole('button', { name: 'Print', exact: true }).press('Enter')
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toMatch(/receipt$/)
  await finance.letGo()

  await finance.openShifts()
  await page.getByRole('link', { name: 'Count the drawer' }).click()
  await expect(page.getByText('Should be there', { exact: true })).toHaveCount(0)
  await finance.count({ '100,000': 8, '50,000': 1, '10,000': 1, '5,000': 1 })
  await finance.seeExact()
  await finance.closeShift()
  await finance.seeTold('The shift is closed')
})

test('from the till to the printed receipt by keyboard alone, in 20 seconds of a quick hand', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name } = await atTheTill(baseURL)
  const { email } = await newStaff('front_office_clinic', baseURL)
  await watchPrinter(page)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.openCashier()
  await expect(finance.row(name)).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('mouse'))
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key, { delay: 40 })
  }
  const began = Date.now()
  await press('ArrowDown')
  while (
    !(await finance
      .row(name)
      .getByRole('link')
      .evaluate((link) => link === document.activeElement))
  )
    await press('ArrowDown')
  await press('Enter')
  await expect(finance.button('Issue')).toBeFocused()
  await press('Enter')
  await expect(finance.dialog.getByLabel(/^Due on/)).toBeFocused()
  await press('Enter')
  await expect(finance.button('Take payment')).toBeFocused()
  await press('Enter')
  await expect(finance.dialog.getByLabel('Method 1').last()).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page.getByRole('link', { name: 'Print receipt' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused()
  await press('Enter')
  expect(await page.evaluate(() => sessionStorage.getItem('printed'))).toMatch(/receipt$/)
  const seconds = (Date.now() - began) / 1000
  expect(seconds, `${keys} keys`).toBeLessThan(20)
  expect(await page.evaluate(() => sessionStorage.getItem('mouse')), 'nobody touched a mouse').toBeNull()
  await press('Tab')
  await press('Enter')
  await expect(finance.dialog.getByRole('button', { name: 'Check out' })).toBeFocused()
  await press('Enter')
  await finance.seeTold(/is checked out/)
  expect(await printed(page)).toMatchObject({ pages: 1 })
})

test('half is paid down, the rest in three terms, of which the first is paid; the list shows what is due next', async ({
  baseURL,
  page,
  session,
  finance,
}) => {
  const { name } = await atTheTill(baseURL)
  const { email } = await newStaff('front_office_clinic', baseURL)
  await session.enter(email)
  await finance.openCashier()
  await finance.openShift('500000')
  await finance.open(name)
  await finance.issue()
  await finance.takePayment()
  await finance.payBy('QRIS', '400000')
  await finance.agreeOnTerms('3')
  await expect(finance.terms.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: /^Take Rp\s?133,334$/ }).click()
  await finance.payBy('QRIS', '133334')
  await expect(finance.terms.getByText('Paid', { exact: true })).toHaveCount(1)

  await page.goto('/clinic/finance/instalment')
  const row = finance.row(name)
  await expect(row).toContainText(/266,666/)
  await row.getByRole('link').click()
  await expect(finance.terms).toBeVisible()
})
