import { newDentist, newStaff } from './models/clinic-api'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { letIn } from './models/visit.model'

test('an assistant types what a dentist says; the dentist accepts and rejects, and both windows see it at once', async ({
  baseURL,
  browser,
  session,
  live,
  assistance,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  const { id } = await letIn(name, baseURL)
  const chair = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const { session: own, live: ownLive, practice } = modelsOf(await chair.newPage())
  const { email, room } = await newDentist(baseURL)
  await own.enter(email)
  await ownLive.watch(`/doctor/idental/start-practice?visit=${id}`)
  await practice.skipVitals('Tidak perlu')
  await practice.start(room)

  const assistant = await newStaff('nurse_clinic', baseURL)
  await session.enter(assistant.email)
  await live.watch('/nurse/assistance/today')
  await assistance.press(name, 'Take on: Assistant 1')
  await assistance.press(name, 'Begin to prepare')
  await assistance.press(name, 'Start to assist')

  await assistance.dictate(name, '46 o car')
  await practice.seeDictated(/^46: /)
  await assistance.dictate(name, '36 o amf')
  await assistance.dictate(name, '35 o cof')
  await assistance.dictate(name, '24 o car')
  await practice.seeDictated(/^24: /)
  await practice.seeFinishHeld('Dictated entries wait for you')

  await practice.acceptByKeys('Alt+t')
  await practice.seeDecided(/^46: /)
  await assistance.seeDecided(name, '46 o car', 'Accepted')
  await practice.reject(/^36: /, 'Gigi lain')
  await practice.seeDecided(/^36: /)
  await assistance.seeDecided(name, '36 o amf', 'Rejected')
  await assistance.see(name, /: Gigi lain$/)
  await practice.acceptByKeys('Alt+Shift+t')
  await practice.seeNothingDictated()
  await assistance.seeDecided(name, '35 o cof', 'Accepted')
  await assistance.seeDecided(name, '24 o car', 'Accepted')

  await practice.seeEverythingSent()
  await practice.reload()
  await practice.seeFinding(/^46, .*caries/i)
  await practice.seeFinding(/^35, .*composite/i)
  await practice.seeFinding(/^24, .*caries/i)
  await practice.seeNoFinding(/^36, .*amalgam/i)
  await practice.seeFinishNotHeld('Dictated entries wait for you')
  await assistance.press(name, 'Stop')
  await assistance.see(name, 'Done')
  await chair.close()
})
