import { expect } from '@playwright/test'
import { book, openPractice } from './models/appointment.model'
import { apiOf, newToken } from './models/clinic-api'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'

test('two records of one person are merged, found by the old number, and separate again @phone', async ({
  page,
  baseURL,
  patient,
  session,
}) => {
  const server = baseURL ?? ''
  const api = apiOf(server, await newToken(server, 'manager@demo.test'))
  const practice = await openPractice(api)
  const name = `Gabung${newVisitor('').nik.slice(-8)}`
  const { patient: kept } = await book(api, practice, { patient: name, time: '09:00' })
  const { patient: duplicate } = await book(api, practice, { patient: `${name} Dua`, time: '10:00' })
  await session.enter('manager@demo.test', `/clinic/patient/${kept.id}/merge?duplicate=${duplicate.id}`)
  await patient.chooseKept('Name')
  await patient.merge(name)

  await patient.seePage(name)
  await expect(page.getByText(`${duplicate.record_number}) was merged into this patient`)).toBeVisible()
  await patient.seeAppointments(2)

  await patient.openList()
  await patient.search(duplicate.record_number)
  await expect(page.getByRole('link', { name: new RegExp(`formerly ${duplicate.record_number}`) })).toBeVisible()
  await page.goto(`/clinic/patient/${duplicate.id}`)
  await page.waitForURL(new RegExp(`/clinic/patient/${kept.id}$`))

  await patient.undoMerge()
  await page.goto(`/clinic/patient/${duplicate.id}`)
  await patient.seePage(`${name} Dua`)
  await patient.seeAppointments(1)
  await page.goto(`/clinic/patient/${kept.id}`)
  await patient.seeAppointments(1)
})
