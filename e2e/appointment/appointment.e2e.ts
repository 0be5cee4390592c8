import { expect } from '@playwright/test'
import { book, openPractice } from '../models/appointment.model'
import { apiOf, createPatient, createRoom, newToken } from '../models/clinic-api'
import { newName } from '../models/registration.model'
import { test } from '../models/test'

const manager = 'manager@demo.test'
const frontOffice = 'frontoffice@demo.test'

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
