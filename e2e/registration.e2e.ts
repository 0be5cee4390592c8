import { paths, registrationModel } from '@clinic/core/testing'
import { expect } from '@playwright/test'
import { onDisk } from './models/on-disk'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'

for (const path of paths(registrationModel, 'shortest')) {
  test(`registration: ${path.name} @phone`, async ({ page, registration }) => {
    const visitor = newVisitor('Melati')
    let clinicFails = false
    // the walk is about the page; that the server stores it is the next test's
    await page.route('**/api/registration', (route) =>
      clinicFails
        ? route.fulfill({ status: 503, json: { status: 'error', msg: 'The clinic does not answer', data: {} } })
        : route.fulfill({
            status: 201,
            json: {
              status: 'success',
              msg: '',
              data: { code: 'REG-8F3K2Q', clinic: 'Klinik', submitted_at: '2026-11-20T03:00:00Z' },
            },
          }),
    )
    await registration.open()

    const seeFilledIn = () => registration.seeFilledIn(visitor)
    const consent = page.getByRole('checkbox', { name: /I agree/ })
    await path.run({
      states: {
        languageSelection: () => registration.seeStep('Language Selection'),
        languageChosen: () => registration.seeStep('Language Selection'),
        clinicInformation: () => registration.seeStep('Clinic Information'),
        clinicChosen: () => registration.seeStep('Clinic Information'),
        languageAgain: () => registration.seeStep('Language Selection'),
        patientInformation: () => registration.seeStep('Patient Information'),
        consentMissing: async () => {
          await seeFilledIn()
          await expect(consent).not.toBeChecked()
        },
        patientComplete: async () => {
          await seeFilledIn()
          await expect(consent).toBeChecked()
        },
        clinicAgain: () => registration.seeStep('Clinic Information'),
        refused: async () => {
          await expect(page.getByRole('alert')).toContainText('The clinic does not answer')
          await seeFilledIn()
        },
        completed: () => registration.seeStep('Your registration is sent'),
      },
      events: {
        next: () => registration.tryNext(),
        back: () => registration.back(),
        chooseLanguage: () => registration.chooseLanguage('English'),
        chooseClinic: () => registration.chooseClinic(/Cikini/),
        fillIn: () => registration.fillIn(visitor),
        consent: () => registration.consent(),
        register: () => {
          clinicFails = false
          return registration.register()
        },
        registerInVain: () => {
          clinicFails = true
          return registration.register()
        },
      },
    })
  })
}

test('the first step is there before its code, and what is pressed by then is done @phone', async ({
  page,
  registration,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message)) // React tells of a picture that is not its own
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/patient/register?clinic=kenari-cikini', { waitUntil: 'commit' })
  await registration.seeStep('Language Selection')
  await registration.chooseLanguage('Bahasa Indonesia')
  await registration.next()
  deliver()
  await expect(page.getByRole('heading', { name: 'Informasi Klinik' })).toBeVisible()
  await expect(page.getByText('Klinik Gigi Kenari Cikini')).toBeVisible()
  expect(problems).toEqual([])

  await expect.poll(() => onDisk(page)).toContain('clinicInformation')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Informasi Klinik' })).toBeVisible() // no first step is painted over it
})

test('a patient registers, the front office accepts, and finds the patient by any fragment @phone', async ({
  page,
  registration,
  session,
  patient,
}) => {
  const visitor = newVisitor(`Ayu${Date.now() % 100_000}`)

  await registration.open('kenari-cikini')
  await registration.next()
  await registration.next()
  await registration.fillIn(visitor)
  await registration.consent()
  await registration.register()
  expect(await registration.seeCode()).toMatch(/^REG-/)

  await session.open()
  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await registration.openReviewOf(visitor.firstName)
  await registration.accept()
  await expect(page.getByText(`${visitor.firstName} Wijayanti is a new patient now`)).toBeVisible()

  await patient.openList()
  for (const fragment of [visitor.firstName.slice(1), visitor.phone.slice(3), visitor.nik.slice(4, 15)]) {
    await patient.search(fragment)
    await patient.seeFound(visitor.firstName)
  }
  await patient.open(visitor.firstName)
  await patient.seePage(visitor.firstName)
})

test('typed text survives a reload', async ({ page, registration }) => {
  const visitor = newVisitor('Kirana')
  await registration.open('kenari-cikini')
  await registration.next()
  await registration.next()
  await registration.fillIn(visitor)
  await page.reload()
  await registration.seeFilledIn(visitor)
})

test('a double click registers once', async ({ page, registration }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/registration')) sent += 1
  })
  await registration.open('kenari-cikini')
  await registration.next()
  await registration.next()
  await registration.fillIn(newVisitor('Dewi'))
  await registration.consent()
  await page.getByRole('button', { name: 'Register', exact: true }).dblclick()
  await registration.seeCode()
  expect(sent).toBe(1)
})
