import { expect } from '@playwright/test'
import { apiOf, createService, newToken } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { startTreatment } from '../models/visit.model'

/** A patient in the chair of a dentist of the test's own, and a service that needs a consent. */
async function begin(baseURL = '') {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const treatment = await startTreatment(name, baseURL)
  const manager = apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))
  const service = await createService(manager, {
    name: `Cabut ${name}`,
    category: 'oral_surgery',
    icd9cm: '23.09',
    scope: 'tooth',
    needs_consent: true,
  })
  return { ...treatment, name, service: service.name }
}

test('a patient reads on the screen, draws a signature, and the dentist finishes the visit with it', async ({
  baseURL,
  page,
  session,
  practice,
  treatmentConsent: consent,
}) => {
  const { email, id, patient, service } = await begin(baseURL)
  await session.enter(email, `/doctor/idental/start-practice?visit=${id}`)
  await practice.field('S · Subjective', /^Chief complaint/).fill('Nyeri')
  await practice.diagnosisSearch.click()
  await practice.add('K01.1', /^K01\.1 /, /^Tooth/)
  await page.keyboard.type('48')
  await practice.procedureSearch.click()
  await practice.add(service, new RegExp(service), /^Tooth/)
  await page.keyboard.type('48')
  await practice.seeFinishHeld(`${service}: consent missing`)

  await consent.begin(service)
  await expect(consent.field(/^What was found/)).toHaveValue(/\(K01\.1\), 48$/)
  await consent.choose('English')
  await consent.field(/^Risks and complications/).fill('Bleeding, and a numb lip for a while')
  await consent.handOver()
  await consent.see('Bleeding, and a numb lip for a while')
  await consent.decide('I agree')
  await consent.tap('Your signature')
  await consent.field(/^Name of the witness/).fill('Yuni Kartika')
  await consent.press('Sign')
  await consent.seeProblem(consent.pad('Your signature'), 'Sign in the box')
  await consent.undo(1)
  await consent.draw('Your signature')
  await consent.undo(2)
  await consent.seeNothingDrawn()
  await consent.draw('Your signature')

  // closed by accident: nothing is lost, and who signs reads again
  await consent.close()
  await consent.begin(service)
  await expect(consent.field(/^Risks and complications/)).toHaveValue('Bleeding, and a numb lip for a while')
  await consent.handOver()
  await expect(consent.field(/^Name of the witness/)).toHaveValue('Yuni Kartika')
  await consent.sign()

  await consent.see(/^Signed on the screen .* witnessed by Yuni Kartika$/)
  await practice.sign()
  await page.goto(`/doctor/patient/${patient.id}/consent`)
  await expect(consent.row(service).getByText('Agrees', { exact: true })).toBeVisible()
  // a signed note tells of the treatment
  await expect(consent.row(service).getByRole('button', { name: /^Revoke/ })).toHaveCount(0)
  await consent.row(service).getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByRole('heading', { name: 'Consent to Dental Treatment' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Signature of Uji/ })).toBeVisible()
})

test('what a patient refuses or takes back holds the end of the visit @phone', async ({
  baseURL,
  page,
  session,
  practice,
  treatmentConsent: consent,
}) => {
  const { email, id, patient, service } = await begin(baseURL)
  await session.enter(email, `/doctor/idental/start-practice?visit=${id}`)
  await practice.procedureSearch.click()
  await practice.add(service, new RegExp(service), /^Tooth/)
  await page.keyboard.type('38')
  await consent.begin(service)
  await consent.choose('English')
  await consent.field(/^What was found/).fill('The tooth cannot be kept')
  await consent.handOver()
  await consent.press('Sign')
  await expect(consent.field(/^I agree/)).toBeFocused()
  await consent.decide('I refuse')
  await consent.field(/^Name of the witness/).fill('Yuni Kartika')
  await consent.draw('Your signature')
  await consent.press('Sign the refusal')
  await consent.seeProblem(consent.field(/^Why you refuse/), 'This is required')
  await consent.field(/^Why you refuse/).fill('Wants to try medicine first')
  await consent.sign('Sign the refusal')
  await consent.see(/^Refused on the screen .*Wants to try medicine first$/)
  await practice.seeFinishHeld(`${service}: consent missing`)

  await consent.begin(service)
  await consent.choose('English')
  await consent.field(/^What was found/).fill('The tooth cannot be kept')
  await consent.handOver()
  await consent.decide('I agree')
  await consent.field(/^Name of the witness/).fill('Yuni Kartika')
  await consent.draw('Your signature')
  await consent.sign()
  await consent.see(/^Signed on the screen/)
  await expect(page.getByText('Stored', { exact: true })).toBeVisible()

  await page.goto(`/doctor/patient/${patient.id}/consent`)
  await expect(page.getByText('Refuses', { exact: true })).toBeVisible()
  await consent.revoke(service, 'Afraid of the pain')
  await consent.see(/^Revoked by .*Afraid of the pain$/)
  await page.goto(`/doctor/idental/start-practice?visit=${id}`)
  await consent.see('This consent was revoked: Afraid of the pain')
  await practice.seeFinishHeld(`${service}: the consent on the screen does not hold for it`)
})
