import { expect } from '@playwright/test'
import { newStaff } from '../models/clinic-api'
import { atTheTill } from '../models/money/till'
import { printed } from '../models/printed'
import { test } from '../models/test'

test('the desk makes the link of a receipt and prints it as a code; whoever opens it reads it until the desk revokes it', async ({
  baseURL,
  browser,
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
  await finance.splitCash('400000', { method: 'QRIS', reference: '8812' })
  await finance.pay()
  await finance.printReceipt()

  await page.getByRole('button', { name: 'Make a link', exact: true }).click()
  const link = await page.getByText(/\/receipt#[a-z2-9]{26}$/).textContent()
  const code = page.getByRole('img', { name: 'QR code of the link' })
  await expect(code).toBeVisible()
  await page.goto(`${page.url().replace(/\?.*/, '')}?paper=thermal_58`)
  await expect(page.getByText('Not opened yet')).toBeVisible()
  await expect(code).toHaveCount(0)

  const stranger = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  const phone = await stranger.newPage()
  const reply = await phone.goto(link ?? '')
  expect(reply?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  await expect(phone.getByRole('heading', { name: 'Receipt', exact: true })).toBeVisible()
  await expect(phone.getByText(/800\.000/).first()).toBeVisible()
  await expect(phone.getByText('Left to pay')).toBeVisible()
  for (const secret of [name, 'Tambal', 'Scaling', '8812']) expect(await phone.content()).not.toContain(secret)
  await phone.goto((link ?? '').replace('/receipt#', '/receipt?lang=id#'))
  await expect(phone.getByText('Sisa tagihan')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Opened 2 times/)).toBeVisible()

  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText(/^The last link was revoked by/)).toBeVisible()
  await phone.goto(`/receipt#${(link ?? '').split('#')[1]}`)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await stranger.close()

  await page.getByRole('button', { name: 'Make a link', exact: true }).click()
  await expect(code).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const { width = 0 } = (await code.boundingBox()) ?? {}
  expect((width / 96) * 25.4).toBeGreaterThanOrEqual(20)
  expect(await printed(page)).toMatchObject({ millimetres: 58 })
})
