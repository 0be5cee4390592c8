import { expect } from '@playwright/test'
import { apiOf, createService, newToken, unwrap } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { stockOf } from '../models/stock/stock-of'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

test('a finished treatment takes its recipe from the stock; what is not in stock waits for the desk', async ({
  baseURL: address,
  session,
  usage,
}) => {
  const baseURL = address ?? ''
  const key = newVisitor('').nik.slice(-8)
  const [gloves, composite] = [`Sarung tangan ${key}`, `Komposit ${key}`]
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const gloves_id = await stockOf(manager, gloves, [{ lot: `G${key}`, expires_on: '2029-06-30', quantity: 20 }])
  const composite_id = await stockOf(manager, composite, [
    { lot: 'SOON', expires_on: '2028-01-31', quantity: 2 },
    { lot: 'LATE', expires_on: '2029-06-30', quantity: 2 },
  ])
  const onHand = async (id: number) =>
    (await unwrap(manager.GET('/api/medicine/{id}', { params: { path: { id } } }))).on_hand
  const service = await createService(manager, { name: `Tambal ${key}`, icd9cm: '23.2', price: 275_000 })

  await session.enter('manager@demo.test', `/clinic/product/${service.id}`)
  await usage.writeRecipe({ [gloves]: '1', [composite]: '3' })
  await usage.seeRecipe({ [gloves]: '1', [composite]: '3' })
  await usage.seeNothingInTheWay()

  const [first, second] = [`Uji${key}`, `Coba${key}`]
  await treat(first, baseURL, [service])
  expect([await onHand(gloves_id), await onHand(composite_id)]).toEqual([19, 1])
  await treat(second, baseURL, [service])
  expect([await onHand(gloves_id), await onHand(composite_id)]).toEqual([19, 1])

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction/usage')
  await usage.seeText(second)
  await usage.seeNothingInTheWay()
  await usage.open(first)
  await usage.seeText(/^USE\//)
  await usage.seeTaken(gloves, '1')
  await usage.seeNothingInTheWay()
  await usage.open(second)
  await usage.seeLine(composite, 'Only 1 can be taken.', '1 from batch LATE')
  await usage.seeNothingInTheWay()
  await usage.post(composite, '3')
  await usage.seeLine(composite, 'Only 1 can be taken from the stock')
  await usage.post(composite, '1')
  await usage.seeText('The stock has fallen by what was used.')
  await usage.seeTaken(composite, '1')
  expect([await onHand(gloves_id), await onHand(composite_id)]).toEqual([18, 0])
})
