import { weekOf } from '@clinic/core/time'
import { expect } from '@playwright/test'
import { book, confirm, openPractice } from './models/appointment.model'
import { apiOf, createPatient, createRoom, newToken } from './models/clinic-api'
import { Keyboard } from './models/keyboard'
import { newVisitor } from './models/registration.model'
import { test } from './models/test'

const manager = 'manager@demo.test'
const frontOffice = 'frontoffice@demo.test'
/** Returns a name that is not in use. */
const newName = () => `Uji${newVisitor('').nik.slice(-8)}`

test('the front office books a free time, confirms it and cancels it with a reason', async ({
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await createPatient(api, { first_name: name, last_name: '' })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.pressTime(practice, '10:30')
  await appointment.choosePatient(name)
  await appointment.saveBooking()
  await appointment.see(name, '10:30–11:00')
  await appointment.open(name)
  await appointment.press('Confirm')
  await appointment.seeState('Confirmed')
  await appointment.planNote('Takut jarum')
  await appointment.seeToast(/Saved for Uji/)
  await expect(appointment.dialog.getByText('Takut jarum')).toBeVisible()
  await expect(appointment.dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`wa\\.me.*${name}`),
  )
  await appointment.cancel('patient_cancelled')
  await appointment.press('Done')
  await appointment.seeNot(name, '10:30')
  await appointment.openList(name)
  await appointment.seeInList(name, 'Cancelled')
})

test('a press in the calendar brings dentist and chair, and Book stays in sight in a low window', async ({
  page,
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const room = await createRoom(api)
  const practice = await openPractice(api, { room })
  const name = newName()
  await createPatient(api, { first_name: name, last_name: '' })
  await page.setViewportSize({ width: 1280, height: 480 })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.pressTime(practice, '09:30')
  await appointment.seeDentistAndChair(practice, room)
  await appointment.press('Cancel')
  await appointment.openDayByChair(practice)
  await appointment.pressColumn(room.id, '10:30')
  await appointment.seeDentistAndChair(practice, room)
  await expect(appointment.dialog.getByRole('button', { name: 'Book', exact: true })).toBeInViewport({ ratio: 1 })
  await appointment.choosePatient(name)
  await appointment.saveBooking()
  await appointment.see(name, '10:30–11:00')
})

test('the manager cancels a shift, sees the affected appointments, and the desk finds them to call @phone', async ({
  page,
  baseURL,
  session,
  schedule,
  appointment,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await book(api, practice, { patient: name, time: '10:00' })
  await session.enter(manager)
  await schedule.openWeek(weekOf(practice.date)[0] ?? practice.date)
  await schedule.openShift(practice.doctor.display_name, /09:00–13:00/)
  await schedule.cancelShiftThatStrands(name, 'Listrik padam')
  await expect(appointment.affected(name)).toContainText('The dentist does not work then')
  await appointment.leaveAffected('Later')
  await expect(appointment.dialog).toHaveCount(0)
  await session.enter(frontOffice)
  await appointment.openOutsideThePlan(name)
  await expect(appointment.affected(name)).toContainText('The dentist does not work then')
  await expect(appointment.affected(name).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*we%20cannot%20keep/,
  )
  await page.getByRole('link', { name, exact: true }).click()
  await expect(appointment.dialog.getByText(/The dentist does not work then\. Call the patient/)).toBeVisible()
})

test('all appointments of a cancelled shift go to another dentist, and who does not fit gets another time', async ({
  baseURL,
  session,
  schedule,
  appointment,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const [practice, other] = [await openPractice(api), await openPractice(api)]
  const [first, second] = [newName(), newName()]
  await book(api, practice, { patient: first, time: '09:00' })
  await book(api, practice, { patient: second, time: '10:00' })
  await book(api, other, { patient: newName(), time: '10:00' })
  await session.enter(manager)
  await schedule.openWeek(weekOf(practice.date)[0] ?? practice.date)
  await schedule.openShift(practice.doctor.display_name, /09:00–13:00/)
  await schedule.cancelShiftThatStrands(first, 'Listrik padam')
  await appointment.giveAll(practice, other, { fits: 1, of: 2 })
  await expect(appointment.affected(first)).toHaveCount(0)
  await appointment.findOtherTime(second, other)
  await expect(appointment.dialog.getByText('All of them have a place in the plan.')).toBeVisible()
  await appointment.leaveAffected('Done')
  await appointment.openDay(other)
  await appointment.see(first, '09:00–09:30')
  await expect(appointment.block(second)).toHaveCount(1)
})

test('a leave the manager enters needs no approval, and lists whom it affects', async ({
  page,
  baseURL,
  session,
  schedule,
  appointment,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await book(api, practice, { patient: name, time: '09:00' })
  await session.enter(manager)
  await schedule.openWeek(weekOf(practice.date)[0] ?? practice.date)
  await page.getByRole('button', { name: 'Enter an absence' }).click()
  await appointment.dialog.getByLabel(/^Dentist/).selectOption(String(practice.doctor.id))
  for (const label of ['First day away', 'Last day away'])
    await appointment.dialog.getByLabel(label).fill(practice.date.split('-').reverse().join('/'))
  await appointment.press('Enter')
  await expect(appointment.dialog.getByText('Approved', { exact: true })).toBeVisible()
  await expect(appointment.affected(name).getByRole('button', { name: 'Other dentist' })).toBeVisible()
})

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

test('the slower of two bookings loses nothing and takes the next free time', async ({
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await createPatient(api, { first_name: name, last_name: '' })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await appointment.pressTime(practice, '09:00')
  await appointment.choosePatient(name)
  await book(api, practice, { patient: newName(), time: '09:00' })
  await appointment.saveBooking()
  await appointment.seeProblem('The dentist has another appointment at this time. Choose another time or dentist.')
  await appointment.seeTyped(name)
  await appointment.takeFree('09:30')
  await appointment.saveBooking()
  await appointment.see(name, '09:30–10:00')
})

test('against a rule the manager gives a reason, and the front office cannot', async ({
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  await createPatient(api, { first_name: name, last_name: '' })
  const fill = async () => {
    await appointment.openDay(practice)
    await appointment.newAppointment()
    await appointment.choosePatient(name)
    await appointment.chooseDoctor(practice)
    await appointment.fillTime(practice.date, '16:00')
    await appointment.saveBooking()
    await appointment.seeProblem(/The dentist does not work then/)
  }
  await session.enter(frontOffice)
  await fill()
  await appointment.seeProblem('Only a manager may book against this rule')
  await expect(appointment.dialog.getByLabel('Reason to book anyway')).toHaveCount(0)
  await appointment.press('Cancel')
  await session.enter(manager)
  await fill()
  await appointment.giveReason('Nyeri akut')
  await appointment.saveBooking()
  await appointment.see(name, '16:00–16:30')
  await appointment.open(name)
  await appointment.seeProblem('Nyeri akut')
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

test('a patient on the waiting list is offered a time that becomes free', async ({
  page,
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const [name, waiting] = [newName(), newName()]
  await book(api, practice, { patient: name, time: '11:00' })
  await createPatient(api, { first_name: waiting, last_name: '' })
  await session.enter(frontOffice)
  await appointment.openDay(practice)
  await page.getByRole('button', { name: 'Waiting list' }).click()
  await appointment.press('Add to the list')
  await appointment.choosePatient(waiting)
  await appointment.chooseDoctor(practice)
  await appointment.press('Add')
  await expect(appointment.dialog.getByText(waiting)).toBeVisible()
  await page.keyboard.press('Escape')
  await appointment.open(name)
  await appointment.cancel('unreachable')
  const offered = appointment.dialog.getByRole('listitem').filter({ hasText: waiting })
  await offered.getByRole('button', { name: 'Book' }).click()
  await appointment.seeTyped(waiting)
  await appointment.saveBooking()
  await appointment.see(waiting, '11:00–11:30')
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

test('the page of a patient tells their appointments, and books one more', async ({
  page,
  baseURL,
  appointment,
  session,
}) => {
  const api = apiOf(baseURL ?? '', await newToken(baseURL ?? '', manager))
  const practice = await openPractice(api)
  const name = newName()
  const { patient } = await book(api, practice, { patient: name, time: '09:00' })
  await session.enter(frontOffice, `/clinic/patient/${patient.id}`)
  const own = page.getByRole('region', { name: 'Appointments' })
  await expect(own.getByText(practice.doctor.display_name)).toBeVisible()
  await own.getByRole('link', { name: 'Book' }).click()
  await appointment.seeTyped(name)
})
