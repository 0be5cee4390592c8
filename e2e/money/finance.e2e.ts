import type { Schema } from '@clinic/api'
import { expect, type Page } from '@playwright/test'
import { type Api, apiOf, createService, newToken, unwrap } from '../models/clinic-api'
import { printed } from '../models/printed'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

/** A patient whose treatment has ended, with a service of Rp 450.000 and one of Rp 350.000. */
async function atTheTill(baseURL = '') {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const api = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const filling = await createService(api, { name: `Tambal ${name}`, icd9cm: '23.2', price: 450_000 })
  const scaling = await createService(api, { name: `Scaling ${name}`, icd9cm: '96.54', price: 350_000 })
  await treat(name, baseURL, [filling, scaling])
  return { name, scaling: scaling.name }
}

/** Closes the drawer that another test or the demo clinic left behind: a shift begins in every test. */
async function closeOwnShift(baseURL = '', email = 'frontoffice@demo.test') {
  const api = apiOf(baseURL, await newToken(baseURL, email))
  const { current } = await unwrap(api.GET('/api/cash-shift/mine'))
  if (current) await close(api, current)
}

async function close(api: Api, shift: Schema<'CashShift'>) {
  const path = { id: shift.id }
  const counted =
    shift.state === 'counted'
      ? shift
      : await unwrap(
          api.POST('/api/cash-shift/{id}/count', { params: { path }, body: { counted: 0, version: shift.version } }),
        )
  const body = { variance_reason: counted.variance === 0 ? '' : 'Uji', version: counted.version }
  await unwrap(api.POST('/api/cash-shift/{id}/close', { params: { path }, body }))
}

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
  await closeOwnShift(baseURL)
  await watchPrinter(page)
  await session.enter('frontoffice@demo.test')
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
  await closeOwnShift(baseURL)
  await watchPrinter(page)
  await session.enter('frontoffice@demo.test')
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
  await closeOwnShift(baseURL)
})
