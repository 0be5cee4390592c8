import { apiOf, newToken } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { prescribe } from '../models/stock/prescribed'
import { stockOf } from '../models/stock/stock-of'
import { test } from '../models/test'

test('what a patient got of a narcotic stands in the register of the month, on the screen and on paper @phone', async ({
  baseURL: address,
  session,
  dispensing,
  controlledMedicine,
}) => {
  const baseURL = address ?? ''
  const key = newVisitor('').nik.slice(-8)
  const [medicine, patient] = [`Kodein ${key}`, `Uji${key}`]
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const medicine_id = await stockOf(manager, medicine, [{ lot: 'KOD-1', quantity: 40 }], 'narcotic')
  await prescribe(medicine_id, patient, baseURL)
  await session.enter('frontoffice@demo.test', '/clinic/medicine-transaction')
  await dispensing.open(patient)
  await dispensing.handOut(medicine, '15')
  await dispensing.seeText(/^DSP/)

  await controlledMedicine.open()
  await controlledMedicine.seeMonth(medicine, {
    'At the beginning': '0',
    Received: '40',
    Dispensed: '15',
    'At the end': '25',
  })
  await controlledMedicine.openMedicine(medicine)
  await controlledMedicine.seeMovement('Dispensed', medicine, patient, 'drg. ', '-15', '25')
  await controlledMedicine.open()
  await controlledMedicine.print()
  await controlledMedicine.seeOnPaper(medicine, patient, 'KOD-1', '25 capsules')
})
