import { expect } from '@playwright/test'
import { apiOf, createPatient, newToken } from './models/clinic-api'
import { Keyboard } from './models/keyboard'
import { newName } from './models/registration.model'
import { modelsOf, test } from './models/test'
import { bookForNow } from './models/visit.model'

const frontOffice = 'frontoffice@demo.test'
const managerApi = async (baseURL = '') => apiOf(baseURL, await newToken(baseURL, 'manager@demo.test'))

test('the desk checks a patient in, the assistant sees it at once and calls, and the desk sees that', async ({
  baseURL,
  browser,
  session,
  live,
  visit,
}) => {
  const name = newName()
  await bookForNow(await managerApi(baseURL), name)
  const hers = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const assistant = modelsOf(await hers.newPage())
  await assistant.session.enter('nurse@demo.test')
  await assistant.live.watch('/nurse/patient-check-ins')
  await session.enter(frontOffice)
  await live.watch('/clinic/dashboard/queue')
  await visit.see(name, 'Expected')
  await visit.checkIn(name)
  await assistant.visit.seeArrive(name, 'Waiting')
  await assistant.visit.callToDesk(name)
  await visit.see(name, 'Called')
  await assistant.visit.press('Not there:', name)
  await visit.see(name, 'Waiting')
  await hers.close()
})

test('an arrival is undone, and a patient who was marked as not there comes after all @phone', async ({
  baseURL,
  page,
  isMobile,
  session,
  visit,
}) => {
  const api = await managerApi(baseURL)
  const name = newName()
  const { id } = await bookForNow(api, name)
  await session.enter(frontOffice)
  await visit.openQueue()
  if (isMobile) await visit.chooseStage(/^Expected/)
  await visit.checkIn(name)
  await visit.undo()
  await visit.see(name, 'Expected')
  await expect(page.getByText(`${name} is expected again`)).toBeVisible()
  await visit.checkIn(name)
  if (isMobile) await visit.chooseStage(/^Waiting/)
  await visit.see(name, 'Waiting')
  await visit.open(name)
  await visit.choose('Undo arrival')
  await visit.answer('Undo arrival')
  await expect
    .poll(async () => (await api.GET('/api/appointment/{id}', { params: { path: { id } } })).data?.data.state)
    .toBe('confirmed')
})

test('a walk-in waits, an emergency goes first, and a patient who leaves is removed with a reason', async ({
  baseURL,
  session,
  visit,
}) => {
  const api = await managerApi(baseURL)
  const [name, urgent] = [newName(), newName()]
  for (const first_name of [name, urgent]) await createPatient(api, { first_name, last_name: '' })
  await session.enter(frontOffice)
  await visit.openQueue()
  await visit.letIn(name)
  await visit.see(name, 'Waiting')
  await visit.letIn(urgent, { isEmergency: true })
  await visit.see(urgent, 'Waiting')
  await expect(visit.card(urgent)).toHaveAccessibleName(/Emergency/)
  const [above, below] = [await visit.card(urgent).boundingBox(), await visit.card(name).boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await visit.leave(name, 'Tidak bisa menunggu')
  await visit.seeNowhere(name)
})

test('a patient is checked in, called and put back by the keyboard alone', async ({
  baseURL,
  page,
  session,
  visit,
}) => {
  const name = newName()
  await bookForNow(await managerApi(baseURL), name)
  const keyboard = new Keyboard(page)
  await session.enter(frontOffice)
  await visit.openQueue()
  await visit.see(name, 'Expected')
  await keyboard.goTo(visit.tabStop)
  await visit.walkTo(name)
  await page.keyboard.press('m')
  await visit.seeTold(new RegExp(`Moving ${name} to Waiting`))
  await page.keyboard.press('Enter')
  await keyboard.press(visit.dialog.getByRole('button', { name: 'They match: check in' }))
  await visit.see(name, 'Waiting')
  await visit.seeDialogClosed()
  await expect(visit.card(name)).toBeFocused()

  await page.keyboard.press('m')
  await page.keyboard.press('Escape')
  await visit.seeTold(new RegExp(`${name} stays`))
  await page.keyboard.press('m')
  await visit.seeTold(new RegExp(`Moving ${name} to Called`))
  await page.keyboard.press('Enter')
  await keyboard.press(visit.dialog.getByRole('button', { name: 'Call', exact: true }))
  await visit.see(name, 'Called')
  await visit.seeDialogClosed()
  await expect(visit.card(name)).toBeFocused()

  // nothing lies ahead yet: it is lifted towards where it came from
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowLeft')
  await visit.seeTold(new RegExp(`Moving ${name} to Expected`))
  await page.keyboard.press('ArrowRight')
  await visit.seeTold(new RegExp(`Moving ${name} to Waiting`))
  await page.keyboard.press('Enter')
  await visit.see(name, 'Waiting')
  await keyboard.seeFocus()
})

test('a card is dragged where the lifecycle allows it, and stays elsewhere', async ({ baseURL, session, visit }) => {
  const name = newName()
  await bookForNow(await managerApi(baseURL), name)
  await session.enter(frontOffice)
  await visit.openQueue()
  await visit.see(name, 'Expected')
  await visit.drag(name, 'Called')
  await visit.seeDialogClosed()
  await visit.drag(name, 'Waiting')
  await visit.choose('Check in, ask later')
  await visit.see(name, 'Waiting')
  await expect(visit.card(name)).toHaveAccessibleName(/Identity later/)
})
