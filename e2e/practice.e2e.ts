import { expect } from '@playwright/test'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { letIn } from './models/visit.model'

test('a dentist treats a patient without vital signs, charts by typed lines, and the manager sees who is in the chair', async ({
  baseURL,
  browser,
  page,
  session,
  practice,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  await letIn(name, baseURL)
  await session.enter('manager@demo.test')
  await practice.openOfClinic()
  await expect(page.getByRole('heading', { name: 'In treatment', exact: true })).toBeVisible()
  await practice.seeNotRunning(name)

  const chair = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const dentist = modelsOf(await chair.newPage())
  await dentist.session.enter('doctor@demo.test')
  await dentist.practice.open()
  await dentist.practice.choose(name)
  await dentist.practice.skipVitals('Tidak perlu')
  await dentist.practice.start()
  await practice.seeRunning(name)

  await dentist.practice.type('46 o car')
  await dentist.practice.type('36 mis karies')
  await dentist.practice.seeFinding(/^46, .*caries/i)
  await dentist.practice.seeEverythingSent()
  await dentist.practice.reload()
  await dentist.practice.seeFinding(/^46, .*caries/i)
  await dentist.practice.pause()
  await chair.close()
})
