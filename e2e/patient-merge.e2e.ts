import { expect } from '@playwright/test'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'
import { treat } from './models/visit.model'

test('two records of one person are merged, found by the old number, and separate again @phone', async ({
  page,
  baseURL,
  patient,
  session,
}) => {
  const name = `Gabung${newVisitor('').nik.slice(-8)}`
  const kept = await treat(name, baseURL)
  const duplicate = await treat(`${name} Dua`, baseURL)
  await session.enter('manager@demo.test', `/clinic/patient/${kept.patient.id}/merge?duplicate=${duplicate.patient.id}`)
  await patient.chooseKept('Name')
  await patient.merge(name)

  await patient.seePage(name)
  await expect(page.getByText(`${duplicate.patient.record_number}) was merged into this patient`)).toBeVisible()
  await patient.openPart('Visits')
  await expect(page.getByRole('button', { name: /^Show the visit of / })).toHaveCount(2)

  await patient.openList()
  await patient.search(duplicate.patient.record_number)
  await expect(
    page.getByRole('link', { name: new RegExp(`formerly ${duplicate.patient.record_number}`) }),
  ).toBeVisible()
  await page.goto(`/clinic/patient/${duplicate.patient.id}`)
  await page.waitForURL(new RegExp(`/clinic/patient/${kept.patient.id}$`))

  await patient.undoMerge()
  await page.goto(`/clinic/patient/${duplicate.patient.id}/visit`)
  await patient.seePage(`${name} Dua`)
  await patient.openVisit()
  await page.goto(`/clinic/patient/${kept.patient.id}/visit`)
  await expect(page.getByRole('button', { name: /^Show the visit of / })).toHaveCount(1)
})
