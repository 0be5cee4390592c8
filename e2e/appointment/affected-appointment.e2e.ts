import { weekOf } from '@clinic/core/time'
import { expect } from '@playwright/test'
import { book, openPractice } from '../models/appointment.model'
import { apiOf, newToken } from '../models/clinic-api'
import { newName } from '../models/registration.model'
import { test } from '../models/test'

const manager = 'manager@demo.test'
const frontOffice = 'frontoffice@demo.test'

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
