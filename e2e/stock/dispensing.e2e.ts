import { expect } from '@playwright/test'
import { apiOf, newToken, unwrap } from '../models/clinic-api'
import { printed } from '../models/printed'
import { newVisitor } from '../models/registration.model'
import { prescribe } from '../models/stock/prescribed'
import { stockOf } from '../models/stock/stock-of'
import { test } from '../models/test'

test('a prescription is handed out in two parts, the batch that expires first before the other, and labelled', async ({
  baseURL: address,
  page,
  session,
  dispensing,
}) => {
  const baseURL = address ?? ''
  const key = newVisitor('').nik.slice(-8)
  const [medicine, patient] = [`Klindamisin ${key}`, `Uji${key}`]
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const medicine_id = await stockOf(manager, medicine, [
    { lot: 'LATE', expires_on: '2029-06-30', quantity: 20 },
    { lot: 'SOON', expires_on: '2028-01-31', quantity: 6 },
  ])
  await prescribe(medicine_id, patient, baseURL)

  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction')
  await dispensing.open(patient)
  await dispensing.seeLine(medicine, '0 of 15', '6 from batch SOON', '9 from batch LATE')
  await dispensing.handOut(medicine, '16')
  await dispensing.seeLine(medicine, 'At most 15 are left to hand out')
  await dispensing.handOut(medicine, '10')
  await dispensing.seeLine(medicine, '10 of 15', '5 from batch LATE')
  await dispensing.openLabels()
  await dispensing.seeLabel(medicine, patient, /3 kali sehari/, 'Habiskan', /Jml 10/, /31\/01\/2028/)
  expect(await printed(page)).toEqual({ pages: 1, millimetres: 60 })
  await page.emulateMedia({ media: 'screen' })

  await dispensing.open(patient)
  await dispensing.handOut(medicine, '5')
  await dispensing.seeText('It will be on the invoice that is drafted when the visit is finished.')
  const { rows } = await unwrap(manager.GET('/api/medicine/{id}/batch', { params: { path: { id: medicine_id } } }))
  expect(rows.map(({ lot, on_hand }) => `${lot} ${on_hand}`).sort()).toEqual(['LATE 11'])
})
