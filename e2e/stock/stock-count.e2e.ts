import { expect } from '@playwright/test'
import { apiOf, newToken, unwrap } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { stockOf } from '../models/stock/stock-of'
import { test } from '../models/test'

test('two people count blind, what they differ about is counted again, and the manager posts what is missing', async ({
  baseURL,
  session,
  stockCount,
}) => {
  const key = newVisitor('').nik.slice(-8)
  const name = `Opname ${key}`
  const medicine = `Klindamisin ${key}`
  const manager = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  const medicine_id = await stockOf(manager, medicine, [
    { lot: `A${key}`, expires_on: '2028-01-31', quantity: 20 },
    { lot: `B${key}`, expires_on: '2029-06-30', quantity: 30 },
  ])
  const onHand = async () =>
    (await unwrap(manager.GET('/api/medicine/{id}', { params: { path: { id: medicine_id } } }))).on_hand

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/count/new')
  await stockCount.seeNothingInTheWay()
  const address = await stockCount.plan(name, medicine)
  await stockCount.press('Count along')
  await stockCount.seeText('Counted: 0 of 2')
  await stockCount.typeOf(`A${key}`, '2,5')
  await stockCount.seeTyped(`A${key}`, 'Whole units only, nothing below 0')
  await stockCount.typeOf(`A${key}`, '18')
  await stockCount.typeOf(`B${key}`, '30')
  await stockCount.seeText('Counted: 2 of 2')
  await stockCount.seeNothingInTheWay()
  await stockCount.finish()

  await session.enter('manager@demo.test', address)
  await stockCount.press('Count along')
  await stockCount.seeText('Counted: 0 of 2')
  await stockCount.seeEmpty(`A${key}`)
  await stockCount.typeThrough(['18', '29'])
  await stockCount.seeTyped(`B${key}`, 'Saved')
  await stockCount.finish()
  await stockCount.seeDifference(`A${key}`, '20', '-2')
  await stockCount.seeDifference(`B${key}`, 'Counters differ')
  await stockCount.seeNothingInTheWay()
  await stockCount.countAgain(`B${key}`)

  await session.enter('frontoffice@demo.test', address)
  await stockCount.press('Count along')
  await stockCount.seeText('Counted: 0 of 1')
  await stockCount.typeOf(`B${key}`, '30')
  await stockCount.finish()
  await stockCount.seeText('The manager reviews the count now.')

  await session.enter('manager@demo.test', address)
  await stockCount.press('Approve and post')
  await stockCount.give('Dua kapsul rusak', 'Post')
  await stockCount.seeText(/^CNT\//)
  await stockCount.seeDifference(`A${key}`, '-2')
  await stockCount.seeNothingInTheWay()
  expect(await onHand()).toBe(48)
})
