import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { boardFixture, visitCardFixture } from '../../../entities/visit/visit-fixture'
import { renderScene } from '../../../testing/render-scene'
import { success } from '../../../testing/scene'
import DoctorWeek from './doctor-week'
import { doctorAppointments, doctorScheduleFixture } from './doctor-week-fixture'

// Seen to fail: everybody who had come was told as arrived, also who had left untreated.
it('says of today how far a patient is, as the list of today does', async () => {
  const [first, second, third] = doctorAppointments
  const booked = [{ ...first, state: 'arrived' }, { ...second, state: 'arrived' }, third]
  const visits = [visitCardFixture({ id: 7, appointment_id: 1, state: 'left' })]
  await renderScene(<DoctorWeek />, {
    role: 'doctor_clinic',
    path: '/doctor/dashboard/week?week=2099-11-23',
    account: { doctor_id: 1 },
    replies: {
      'GET /api/doctor-schedule': success(doctorScheduleFixture),
      'GET /api/appointment/calendar': success({ appointments: booked }),
      'GET /api/visit/board': success(boardFixture({ visits })),
    },
  })
  const monday = (await screen.findByRole('heading', { name: 'Monday, November 23' })).closest('li')
  if (!monday) throw new Error('Monday is no day of the list')
  expect(await within(monday).findByText('Left untreated')).toBeTruthy()
  expect(within(monday).getAllByText('Arrived')).toHaveLength(1)
})
