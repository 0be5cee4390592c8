import { addDays, clinicTime } from '@clinic/core/time'
import { expect } from '@playwright/test'
import { apiOf, newToken } from './models/clinic-api'
import { newName } from './models/registration.model'
import { test } from './models/test'
import { bookWith, treatWithControl } from './models/visit.model'

const managerApi = async (baseURL = '') => apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
const day = 86_400_000

test('a patient whose control is due is called, will come, and is booked', async ({
  baseURL,
  page,
  session,
  appointment,
  recall,
}) => {
  const name = newName()
  const on = addDays(clinicTime(Date.now(), 'Asia/Jakarta').date, 5)
  const { patient, doctor_id } = await treatWithControl(name, baseURL, { on, reason: 'Lepas jahitan' })
  await session.enter('frontoffice@demo.test')
  await recall.open(name)
  await recall.see(name, 'Control: Lepas jahitan')
  await recall.see(name, 'To be called')

  await recall.record(name, { outcome: 'No answer', remark: 'Sore hari' })
  await recall.see(name, 'No answer')
  await recall.record(name, { outcome: 'Will come, not booked yet', remark: '' })
  await recall.bookNow()
  await page.waitForURL(/\/clinic\/dashboard\/calendar\?/)
  await appointment.seeTyped(name)

  const manager = await managerApi(baseURL)
  const { id } = await bookWith(manager, { patient_id: patient.id, doctor_id, start: Date.now() + 5 * day })
  await recall.open(name)
  await recall.seeNobody()
  await recall.open(name, 'booked')
  await recall.see(name, 'Booked')
  await recall.choose(name, 'Open the appointment')
  await expect(page).toHaveURL(new RegExp(`appointment=${id}`))
})
