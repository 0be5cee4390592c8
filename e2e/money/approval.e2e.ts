import { expect } from '@playwright/test'
import { atTheTill } from '../models/money/till'
import { modelsOf, test } from '../models/test'

test('a discount above the limit is asked for, refused, asked for smaller, granted and issued by the desk @phone', async ({
  baseURL,
  browser,
  page,
  session,
  finance,
  approval,
}) => {
  const { name, scaling } = await atTheTill(baseURL)
  await session.enter('frontoffice@demo.test', '/clinic/finance')
  await finance.open(name)
  await finance.discountLine(scaling, '80', 'Keluarga dokter')
  await expect(page.getByText('These discounts need the manager')).toBeVisible()
  await approval.ask('Keluarga drg. Ratna')

  const office = await browser.newContext({ baseURL })
  const manager = modelsOf(await office.newPage())
  await manager.session.enter('manager@demo.test', '/clinic/information')
  await manager.approval.openFromBell(name)
  await manager.approval.see('Reason: Keluarga drg. Ratna')
  await manager.approval.refuse('Paling banyak separuh')

  await approval.see('Reason: Paling banyak separuh')
  await finance.discountLine(scaling, '50', 'Keluarga dokter')
  await approval.ask('Separuh')
  await manager.approval.see(/asks for Rp\s?175,000 off/)
  await manager.approval.grant()

  await approval.see(/granted Rp\s?175,000 off/)
  await finance.issue()
  await finance.seeTotal(/625,000/)
  await office.close()
})

test('a request is taken back, and the desk issues what it may', async ({ baseURL, session, finance, approval }) => {
  const { name, scaling } = await atTheTill(baseURL)
  await session.enter('frontoffice@demo.test', '/clinic/finance')
  await finance.open(name)
  await finance.discountLine(scaling, '80', 'Keluarga dokter')
  await approval.ask('Keluarga drg. Ratna')
  await finance.button('Withdraw').click()
  await finance.seeTold('The request is withdrawn.')
  await finance.discountLine(scaling, '10', 'Keluarga dokter')
  await finance.issue()
  await finance.seeTotal(/765,000/)
})
