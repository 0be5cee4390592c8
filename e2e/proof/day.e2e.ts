import { expect } from '@playwright/test'
import { apiOf, createPatient, createService, newDentist, newStaff, newToken, unwrap } from '../models/clinic-api'
import { addFeeRule } from '../models/money/till'
import { newVisitor, nikOf } from '../models/registration.model'
import { stepsTold } from '../models/satu-sehat.model'
import { giveKfaCode, stockOf } from '../models/stock/stock-of'
import { modelsOf, test } from '../models/test'
import { bookWith } from '../models/visit.model'

// The day of a patient across all desks. Four windows are open at once, and each change is seen arriving in another of them.

test.setTimeout(300_000) // some fifty steps in five windows

test('a patient registers on a phone, is known, arrives, is measured, treated through a broken network, billed, paid half, and checked out; the mistake in the NIK is mended from the queue of SATUSEHAT; the drawer is closed exactly', async ({
  baseURL: given,
  browser,
}) => {
  const baseURL = given ?? ''
  const drawn = newVisitor(`Uji${newVisitor('').nik.slice(-8)}`)
  // of the NIK one digit is mistyped: the month of birth
  const nik = nikOf(drawn)
  const visitor = { ...drawn, nik: `${nik.slice(0, 8)}0${nik.slice(9)}` }
  const name = `${visitor.firstName} ${visitor.lastName}`
  const api = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const known = await createPatient(api, {
    first_name: visitor.firstName,
    last_name: visitor.lastName ?? '',
    date_of_birth: visitor.born.split('/').reverse().join('-'),
    identity_number: visitor.nik,
  })
  const filling = await createService(api, { name: `Perawatan ${visitor.firstName}`, scope: 'tooth', price: 450_000 })
  const material = await stockOf(api, `Komposit ${visitor.firstName}`, [
    { lot: 'LATE', expires_on: '2029-06-30', quantity: 20 },
    { lot: 'SOON', expires_on: '2028-01-31', quantity: 1 },
  ])
  const recipe = await unwrap(api.GET('/api/product/{id}/recipe', { params: { path: { id: filling.id } } }))
  await unwrap(
    api.PUT('/api/product/{id}/recipe', {
      params: { path: { id: filling.id } },
      body: { lines: [{ medicine_id: material, quantity: 3 }], version: recipe.version },
    }),
  )
  await giveKfaCode(api, 'Amoksisilin')
  const open = async (viewport = { width: 1440, height: 900 }) => {
    const context = await browser.newContext({ baseURL, viewport })
    const page = await context.newPage()
    return { page, context, ...modelsOf(page) }
  }
  const [patient, desk, assistant, dentist] = await Promise.all([
    open({ width: 390, height: 844 }),
    open(),
    open(),
    open(),
  ])
  await desk.session.enter('frontoffice@demo.test')
  await desk.live.watch(`/clinic/patient/registration?search=${visitor.firstName}`)
  await assistant.session.enter('nurse@demo.test')
  const { doctor, room, email } = await newDentist(baseURL)
  await dentist.session.enter(email)

  // 1. The patient registers on a phone; the desk sees it come in
  await patient.registration.open('kenari-cikini')
  await patient.registration.next()
  await patient.registration.next()
  await patient.registration.fillIn(visitor)
  await patient.registration.seeFilledIn(visitor)
  await patient.registration.sayAllergy('Amoksisilin')
  await patient.registration.consent()
  await patient.registration.register()
  await patient.registration.seeCode()

  // 2. The desk finds that the patient is on file, merges, and the visit of today is booked
  await desk.registration.openArrived(name)
  await desk.registration.merge()
  await expect(desk.page.getByText(`${name} was merged into the patient on file`)).toBeVisible()
  await desk.live.watch('/clinic/dashboard/queue')
  await assistant.live.watch('/nurse/patient-check-ins')
  await dentist.live.watch('/doctor/idental')
  await bookWith(api, { patient_id: known.id, doctor_id: doctor.id, start: Date.now() + 60_000 })

  // 3. Checked in: three screens show it
  await desk.visit.seeArrive(name, 'Expected')
  await desk.visit.checkIn(name)
  await Promise.all([assistant.visit.seeArrive(name, 'Waiting'), dentist.practice.seeMine(name)])

  // 4. The assistant calls and measures 150/95; the desk sees both
  await assistant.live.watch('/nurse/vital-sign')
  await assistant.vitalSign.choose(name)
  await assistant.vitalSign.start()
  await desk.visit.see(name, 'Vital signs')
  await assistant.vitalSign.type('150/95', '78')
  await assistant.vitalSign.see('Attention')
  await assistant.vitalSign.press('Save')

  // 5. The dentist sees the allergy and the measurement, and charts by typed lines
  await dentist.practice.choose(name)
  await expect(dentist.page.getByText('150/95').first()).toBeVisible()
  await expect(dentist.page.getByText('Amoksisilin').first()).toBeVisible()
  await dentist.practice.start(room)
  await desk.visit.see(name, 'In the chair')
  for (const line of ['46 o car', '26 mo amf']) await dentist.practice.type(line)
  await dentist.practice.seeEverythingSent()

  // 6. The network dies in the middle; charting goes on, and all of it is there once
  await dentist.context.setOffline(true)
  await dentist.practice.type('48 imx')
  await dentist.practice.typeAndAnswer('36 mis', '1')
  await expect(dentist.page.getByText('being sent', { exact: true })).toHaveCount(2)
  await dentist.context.setOffline(false)
  await dentist.practice.seeEverythingSent()
  await assistant.page.goto(`/nurse/patient/${known.id}/odontogram`)
  await expect(assistant.page.getByText('DMF-T 3 (D 1, M 1, F 1)')).toBeVisible()
  const chart = await unwrap(api.GET('/api/patient/{id}/odontogram', { params: { path: { id: known.id } } }))
  expect(chart.findings.map(({ teeth }) => teeth.join()).sort()).toEqual(['26', '36', '46', '48'])

  await dentist.practice.field('S · Subjective', /^Chief complaint/).fill('Ngilu gigi kanan bawah')
  await dentist.practice.field('O · Objective', 'Extra-oral examination').fill('Normal')
  await dentist.practice.diagnosisSearch.focus()
  await dentist.practice.add('K04.0', /^K04\.0/, /^Tooth/)
  await dentist.page.keyboard.type('46')
  await dentist.practice.procedureSearch.focus()
  await dentist.practice.add(filling.code, new RegExp(`^${filling.name}`), /^Tooth/)
  await dentist.page.keyboard.type('46')
  await dentist.practice.medicineSearch.focus()
  await dentist.practice.add('amoxicillin', /^Amoksisilin (tablet )?500 mg/i, /^How it is taken/)
  await dentist.page.keyboard.type('3x1 pc selama 5 hari')
  await dentist.practice.signPrescription({ despite: /allergic to Amoksisilin/, because: 'Uji kulit negatif' })
  await dentist.practice.sign()

  // 7. At the cashier half is paid by QRIS, and the rest is agreed on in instalments
  await addFeeRule(api, { doctor_id: doctor.id, percent: 40 })
  const till = await open()
  await till.session.enter((await newStaff('manager_clinic', baseURL)).email)
  await till.finance.openCashier()
  await till.finance.openShift('500000')
  await till.finance.open(name)
  await till.finance.seeTotal(/450,000/)
  await till.finance.issue()
  await till.finance.takePayment()
  await till.finance.payBy('QRIS', '225000')
  // what is still owed is divided once the payment is shown
  await expect(till.page.getByRole('row').filter({ hasText: 'QRIS' })).toBeVisible()
  await till.finance.agreeOnTerms('3')

  // 8. The patient goes; the rest is paid later
  await till.finance.letGo()
  await desk.visit.see(name, 'Done')

  // SATUSEHAT refuses the patient, and is told the rest once the desk has corrected the NIK: it is the queue that leads there
  await desk.search.open()
  await desk.search.type('satusehat')
  await desk.search.choose()
  await desk.satuSehat.openVisitOf(name)
  await desk.satuSehat.seeState(name, 'Rejected')
  expect(await stepsTold(api, known.id)).toMatchObject({ patient: 'rejected', encounter_arrived: 'queued' })
  await desk.satuSehat.followToDo(name, /^Front office: .*compare NIK, date of birth and sex with the KTP$/)
  await desk.satuSehat.correct('Identity number', nik)
  await desk.patient.seePage(name)
  await desk.page.goto(`/clinic/satu-sehat?search=${encodeURIComponent(name)}`)
  await desk.satuSehat.seeState(name, 'Sent')
  expect(new Set(Object.values(await stepsTold(api, known.id)))).toEqual(new Set(['sent']))

  // 9. The stock has fallen by the recipe; the batch that expires first is used up, and no longer listed
  const batches = await unwrap(api.GET('/api/medicine/{id}/batch', { params: { path: { id: material } } }))
  const left = Object.fromEntries(batches.rows.map(({ lot, on_hand }) => [lot, on_hand]))
  expect(left).toEqual({ LATE: 18 })

  // 10. The dentist has earned the fee of what is paid
  await dentist.page.goto('/doctor/dashboard/fee-share')
  await expect(dentist.page.getByRole('row').filter({ hasText: filling.name })).toContainText(/90,000/)

  // 12. The drawer holds what it should, and the shift is closed
  await till.finance.openShifts()
  await till.page.getByRole('link', { name: 'Count the drawer' }).click()
  await till.finance.count({ '100,000': 5 })
  await till.finance.seeExact()
  await till.finance.closeShift()
  await till.finance.seeTold('The shift is closed')
  await Promise.all([patient, desk, assistant, dentist, till].map(({ context }) => context.close()))
})
