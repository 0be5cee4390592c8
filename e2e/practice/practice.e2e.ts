import { expect } from '@playwright/test'
import { addAllergy, apiOf, createService, newDentist, newToken } from '../models/clinic-api'
import { Keyboard } from '../models/keyboard'
import { printed } from '../models/printed'
import { newVisitor } from '../models/registration.model'
import { modelsOf, test } from '../models/test'
import { letIn } from '../models/visit.model'

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
  const { email, room } = await newDentist(baseURL)
  await dentist.session.enter(email)
  await dentist.practice.open()
  await dentist.practice.choose(name)
  await dentist.practice.skipVitals('Tidak perlu')
  await dentist.practice.start(room)
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

test('a dentist writes, signs and finishes a whole practice by keyboard alone, and the desk checks the patient out', async ({
  baseURL,
  browser,
  page,
  session,
  practice,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const { patient } = await letIn(name, baseURL)
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', 'manager@demo.test'))
  await addAllergy(api, patient, 'Amoksisilin')
  const filling = await createService(api, {
    name: `Tambalan ${name}`,
    icd9cm: '23.2',
    scope: 'surface',
    odontogram_code: 'cof',
  })
  const scaling = await createService(api, { name: `Scaling ${name}`, scope: 'mouth' })
  const extraction = await createService(api, {
    name: `Cabut ${name}`,
    scope: 'tooth',
    odontogram_code: 'mis',
    needs_consent: true,
  })
  await page.addInitScript(() => {
    for (const type of ['mousedown', 'pointerdown']) addEventListener(type, () => sessionStorage.setItem('mouse', type))
  })
  const keys = new Keyboard(page)
  const { email, room } = await newDentist(baseURL)
  await session.enter(email)
  await practice.open()
  await practice.startByKeys(name, { why: 'Tidak perlu', room: room.name })

  await practice.jump('c', practice.line)
  await page.keyboard.type('46 o car')
  await page.keyboard.press('Enter')
  await practice.jump('s', practice.field('S · Subjective', /^Chief complaint/))
  await page.keyboard.type('Ngilu gigi kanan bawah')
  await practice.jump('o', practice.field('O · Objective', 'Extra-oral examination'))
  await page.keyboard.type('/fa')
  await page.keyboard.press('Enter')
  await practice.jump('a', practice.diagnosisSearch)
  await practice.add('karies dentin', /^K02\.1 /, /^Tooth/)
  await page.keyboard.type('46')
  await page.keyboard.press('Enter')
  await expect(practice.diagnosisSearch).toBeFocused()

  await practice.jump('p', practice.procedureSearch)
  await practice.add(filling.code, new RegExp(`^${filling.name}`), /^Tooth/)
  await page.keyboard.type('46')
  await page.keyboard.press('Enter')
  await page.keyboard.type('mo')
  await practice.enterInChart(filling.name)
  await practice.seeFinding(/^46, .*composite/i)
  await keys.goTo(practice.procedureSearch)
  await practice.add(scaling.code, new RegExp(`^${scaling.name}`), /^Quantity/)
  await keys.goTo(practice.procedureSearch)
  await practice.add(extraction.code, new RegExp(`^${extraction.name}`), /^Tooth/)
  await page.keyboard.type('38')
  await keys.goTo(practice.field('P · Plan', /^Consent on paper/))
  await page.keyboard.type('Rani Putri')
  await practice.enterInChart(extraction.name, { cause: '1' })
  await practice.seeFinding(/^38: .*missing/i)

  await practice.jump('r', practice.medicineSearch)
  await practice.add('amoxicillin', /^Amoksisilin (tablet )?500 mg/i, /^How it is taken/)
  await page.keyboard.type('3x1 pc selama 5 hari')
  await expect(page.getByText('3 times a day, 1 at a time, after meals, for 5 days')).toBeVisible()
  await practice.signPrescription({ despite: /allergic to Amoksisilin/, because: 'Uji kulit negatif' })
  await practice.sign()
  expect(await page.evaluate(() => sessionStorage.getItem('mouse')), 'nobody touched a mouse').toBeNull()

  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page.getByRole('article').getByText('3x1 pc selama 5 hari')).toBeVisible()
  expect(await printed(page)).toEqual({ pages: 1, millimetres: 148 })

  const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const frontOffice = modelsOf(await desk.newPage())
  await frontOffice.session.enter('frontoffice@demo.test')
  await frontOffice.visit.openQueue()
  await frontOffice.visit.checkOut(name, 'Kuitansi tulis tangan')
  await frontOffice.visit.see(name, 'Done')
  await desk.close()
})
