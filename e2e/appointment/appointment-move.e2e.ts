import { expect } from '@playwright/test'
import { book, confirm, openPractice } from '../models/appointment.model'
import { apiOf, createPatient, newToken } from '../models/clinic-api'
import { Keyboard } from '../models/keyboard'
import { newName } from '../models/registration.model'
import { test } from '../models/test'

const manager = 'manager@demo.test'
const frontOffice = 'frontoffice@demo.test'

test('an appointment is booked and moved by the keyboard alone', async ({ page, baseURL, appointment, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await createPatient(api, { first_name: name, last_name: '' })
  const keyboard = new Keyboard(page)
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await expect(page.locator(`[data-column="${practice.doctor.id}"]`)).toBeAttached()

  await page.keyboard.press('n')
  await expect(appointment.patient).toBeFocused()
  await page.keyboard.type(name)
  // the option Enter would choose
  await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await keyboard.goTo(appointment.dialog.getByLabel(/^Dentist/))
  await page.keyboard.type(practice.doctor.display_name)
  await keyboard.type(appointment.dialog.getByLabel(/^Time/), '9')
  await keyboard.press(appointment.dialog.getByRole('button', { name: 'Book', exact: true }))
  await appointment.see(name, '09:00–09:30')

  await keyboard.goTo(appointment.tabStop)
  await appointment.walkTo(name)
  await expect(appointment.peek).toContainText(/Booked.*09:00–09:30/)
  await page.keyboard.press('m')
  await expect(appointment.peek).toHaveCount(0)
  await appointment.seeTold(/^Moving Uji.*09:00–09:30/)
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await appointment.seeTold(/stays/)
  await appointment.see(name, '09:00–09:30')

  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await appointment.seeTold(/is moved to/)
  await expect(appointment.block(name, '09:30–10:00').or(appointment.block(name, '09:15–09:45'))).toBeFocused()
  await page.keyboard.press('Enter')
  await appointment.seeState('Booked')
  await page.keyboard.press('Escape')
  await keyboard.seeFocus()
})

test('an appointment is dragged, and the drag is undone', async ({ page, baseURL, appointment, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await confirm(api, await book(api, practice, { patient: name, time: '09:00' }))
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.see(name, '09:00–09:30')
  await appointment.pointAt(name)
  await expect(appointment.peek).toContainText(/Confirmed.*09:00–09:30.*\+62/)
  const given = await appointment.drag(name, { slots: 4 })
  await expect(appointment.peek).toHaveCount(0)
  await page.keyboard.press('Escape')
  await given.drop()
  await appointment.see(name, '09:00–09:30')
  const dragged = await appointment.drag(name, { slots: 4 })
  await dragged.drop()
  await appointment.see(name, '10:00–10:30')
  await appointment.seeToast(/had confirmed the former time: ask again/)
  await appointment.undo()
  await appointment.see(name, '09:00–09:30')
  await appointment.open(name)
  await appointment.seeState('Confirmed')
})

test('the lower edge is dragged for the duration, and that is undone', async ({ baseURL, appointment, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await book(api, practice, { patient: name, time: '09:00' })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.see(name, '09:00–09:30')
  await appointment.stretch(name, { slots: 2 })
  await appointment.see(name, '09:00–10:00')
  await appointment.seeToast(/now takes 60 minutes/)
  await appointment.undo()
  await appointment.see(name, '09:00–09:30')
})

test('a drop on closed hours is refused with its true reason, announced too', async ({
  page,
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await book(api, practice, { patient: name, time: '12:30' })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  const dragged = await appointment.drag(name, { slots: 3 })
  await expect(page.locator('[data-ghost][data-problem]')).toContainText('The dentist does not work then')
  await dragged.drop()
  await appointment.seeProblem(/The dentist does not work then|The clinic is closed then/)
  await expect(appointment.dialog.getByText(/faster/)).toHaveCount(0)
  await appointment.press('Cancel')
  await appointment.seeTold(/ stays at 12:30–13:00, .*(does not work|is closed) then/)
})

test('a move into a time that is taken is refused, and offers others', async ({ baseURL, appointment, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const [name, other] = [newName(), newName()]
  await book(api, practice, { patient: name, time: '09:00' })
  await book(api, practice, { patient: other, time: '10:00' })
  await session.enter(manager)
  await appointment.openDay(practice)
  await appointment.see(name, '09:00–09:30')
  const dragged = await appointment.drag(name, { slots: 4 })
  await dragged.drop()
  await appointment.seeProblem('The dentist has another appointment at this time. Choose another time or dentist.')
  await appointment.takeFree('09:30')
  await appointment.press('Move')
  await appointment.see(name, '09:30–10:00')
})

test('in the hand one column is shown, chosen by its name @phone', async ({ page, baseURL, appointment, session }) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await book(api, practice, { patient: name, time: '09:00' })
  await openPractice(api)
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.chooseColumn(practice)
  await appointment.see(name, '09:00–09:30')
  await appointment.open(name)
  await appointment.press('Move')
  await appointment.pressTime(practice, '10:00')
  await page.getByRole('button', { name: 'Drop here' }).click()
  await appointment.see(name, '10:00–10:30')
})
