import { newStaff } from './models/clinic-api'
import { newVisitor } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { letIn } from './models/visit.model'

test('an assistant prepares, assists and records what was used; the other window sees it, the history keeps it', async ({
  baseURL,
  browser,
  page,
  session,
  live,
  assistance,
}) => {
  const name = `Uji${newVisitor('').nik.slice(-8)}`
  await letIn(name, baseURL)
  const { email } = await newStaff('nurse_clinic', baseURL)
  await session.enter(email)
  await live.watch('/nurse/assistance/today')

  const other = await browser.newContext({ baseURL })
  const second = modelsOf(await other.newPage())
  await second.session.enter(email)
  await second.live.watch('/nurse/assistance/today')

  await assistance.press(name, 'Take on: Assistant 1')
  await assistance.press(name, 'Begin to prepare')
  await second.assistance.seeArrive(name, 'Preparing')
  await assistance.press(name, 'Start to assist')
  await second.assistance.seeArrive(name, 'Assisting')
  await assistance.record(name, 'Komposit A2', '1,5')
  await second.assistance.seeArrive(name, /^Correct /)
  await assistance.press(name, 'Stop')
  await assistance.see(name, 'Done')
  await page.goto('/nurse/assistance/history')
  await assistance.seeInHistory(name)
  await other.close()
})
