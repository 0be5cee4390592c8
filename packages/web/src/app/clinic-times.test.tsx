import { informationFixture } from '@clinic/core/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Route } from 'wouter'
import { boardFixture, expectedFixture, visitCardFixture, visitFixture } from '../entities/visit/visit-fixture'
import { calendarFixture } from '../features/appointment/appointment-fixture'
import AppointmentCalendar from '../features/appointment/calendar/calendar'
import { dashboardFixture } from '../features/dashboard/dashboard-fixture'
import DoctorDashboard from '../features/dashboard/doctor-dashboard'
import Queue from '../features/visit/queue'
import QueueTicket from '../features/visit/queue-ticket'
import { renderScene } from '../testing/render-scene'
import { listOf, type Scene, success } from '../testing/scene'

const starts_at = '2026-11-20T03:00:00.000Z'
const ticket = '/clinic/dashboard/queue/2/ticket'

/** The screens on which the time of an appointment or an arrival is read. */
const screens: Record<string, { screen: ReactNode; path: string; role: NonNullable<Scene['role']> }> = {
  agenda: {
    screen: <AppointmentCalendar />,
    path: '/clinic/dashboard/calendar?date=2026-11-20',
    role: 'front_office_clinic',
  },
  board: { screen: <Queue />, path: '/clinic/dashboard/queue', role: 'front_office_clinic' },
  dashboard: { screen: <DoctorDashboard />, path: '/doctor/dashboard', role: 'doctor_clinic' },
  print: {
    screen: <Route path="/clinic/dashboard/queue/:id/ticket" component={QueueTicket} />,
    path: ticket,
    role: 'front_office_clinic',
  },
}

it.each([
  ['Asia/Jakarta', '10:00'],
  ['Asia/Makassar', '11:00'],
  ['Asia/Jayapura', '12:00'],
] as const)('a moment is the same hour on agenda, board, dashboard and paper, in %s', async (time_zone, clock) => {
  const arrived = visitFixture(visitCardFixture({ id: 2, arrived_at: starts_at }))
  const appointment = expectedFixture({ id: 7, starts_at })
  for (const [name, { screen: shown, path, role }] of Object.entries(screens)) {
    await renderScene(shown, {
      role,
      path,
      account: { time_zone },
      replies: {
        'GET /api/information': success(informationFixture({ time_zone })),
        'GET /api/appointment/calendar': success(calendarFixture({ appointments: [appointment] })),
        'GET /api/appointment/free-slots': success({ slots: [] }),
        'GET /api/doctor/treating': success(listOf([])),
        'GET /api/room': success(listOf([])),
        'GET /api/dashboard': success({ ...dashboardFixture(), registrations: null }),
        'GET /api/visit/board': success(boardFixture({ appointments: [appointment], visits: [] })),
        'GET /api/visit/2': success(arrived),
      },
    })
    const texts = await screen.findAllByText(new RegExp(`(^|\\D)${clock}(\\D|$)`))
    expect(texts.length, name).toBeGreaterThan(0)
    cleanup()
  }
})
