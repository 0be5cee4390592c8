import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import { waitlistEntryFixture } from '../features/appointment/appointment-fixture'
import WaitlistDrawer from '../features/appointment/waitlist/waitlist-drawer'
import { AbsenceAppointments } from '../features/doctor-schedule/absence-appointments'
import DoctorSchedule from '../features/doctor-schedule/doctor-schedule'
import {
  absenceAppointments,
  absenceFixture,
  scheduleFixture,
  templateFixture,
} from '../features/doctor-schedule/schedule-fixture'
import MaintenancePanel from '../features/room/maintenance-panel'
import StaffSchedule from '../features/staff-schedule/staff-schedule'
import { staffScheduleFixture, staffTemplateFixture } from '../features/staff-schedule/staff-schedule-fixture'
import { renderScene } from '../testing/render-scene'
import { listOf, pagesOf, type Scene, success } from '../testing/scene'

vi.setConfig({ testTimeout: 60_000 })

// One more than a page of the server holds.
const numbers = Array.from({ length: 101 }, (_, index) => index + 1)
const last = 'Nomor 101'
const [staffAbsence] = staffScheduleFixture().absences
const nameOf = (number: number) => `Nomor ${number}`

const dentists = {
  'GET /api/doctor-schedule': success(scheduleFixture()),
  'GET /api/doctor-schedule/absence': success(listOf([])),
}
const assistants = {
  'GET /api/staff-schedule': success(staffScheduleFixture()),
  'GET /api/staff-schedule/absence': success(listOf([])),
}
interface Case {
  list: string
  Screen: ComponentType
  replies: Scene['replies']
  /** Whose list it is: the button that opens it. */
  open?: string
}

const cases: Case[] = [
  {
    list: 'the maintenance of a room',
    Screen: () => <MaintenancePanel room={1} />,
    replies: {
      'GET /api/room/1/maintenance': pagesOf(
        numbers.map((id) => ({
          id,
          room_id: 1,
          version: 1,
          reason: nameOf(id),
          state: 'planned',
          appointments: [],
          starts_at: '2099-11-20T01:00:00.000Z',
          ends_at: '2099-11-20T09:00:00.000Z',
        })),
      ),
    },
  },
  {
    list: 'the requested absences of dentists',
    Screen: DoctorSchedule,
    replies: {
      ...dentists,
      'GET /api/doctor-schedule/absence': pagesOf(numbers.map((id) => absenceFixture({ id, doctor_name: nameOf(id) }))),
    },
  },
  {
    list: 'the requested absences of assistants',
    Screen: StaffSchedule,
    replies: {
      ...assistants,
      'GET /api/staff-schedule/absence': pagesOf(
        numbers.map((id) => ({ ...staffAbsence, id, state: 'requested', staff_name: nameOf(id) })),
      ),
    },
  },
  {
    list: 'the regular shifts of a dentist',
    Screen: DoctorSchedule,
    replies: {
      ...dentists,
      'GET /api/doctor-schedule/template': pagesOf(numbers.map((id) => templateFixture({ id, room_name: nameOf(id) }))),
    },
    open: 'Regular shifts of drg. Ayu Lestari',
  },
  {
    list: 'the regular shifts of an assistant',
    Screen: StaffSchedule,
    replies: {
      ...assistants,
      'GET /api/staff-schedule/template': pagesOf(
        numbers.map((id) => staffTemplateFixture({ id, room_name: nameOf(id) })),
      ),
    },
    open: 'Regular shifts of Yuni Kartika',
  },
  {
    list: 'the patients to call about an absence',
    Screen: () => <AbsenceAppointments id={1} state="approved" />,
    replies: {
      'GET /api/doctor-schedule/absence/1/appointment': pagesOf(
        numbers.flatMap((id) =>
          absenceAppointments.slice(0, 1).map((each) => ({
            ...each,
            id,
            patient: { ...each.patient, first_name: nameOf(id), last_name: '' },
          })),
        ),
      ),
    },
  },
  {
    list: 'the waiting list',
    Screen: () => <WaitlistDrawer onBook={() => undefined} onClose={() => undefined} />,
    replies: { 'GET /api/waitlist': pagesOf(numbers.map((id) => waitlistEntryFixture({ id, note: nameOf(id) }))) },
  },
]

it.each(cases)('shows $list to its 101st row', async ({ Screen, replies, open }) => {
  const information = { 'GET /api/information': success(informationFixture()), 'GET /api/room': success(listOf([])) }
  await renderScene(<Screen />, {
    path: '/clinic/schedule?week=2099-11-23',
    replies: { ...information, ...replies },
  })
  if (open) await userEvent.click(await screen.findByRole('button', { name: open }, { timeout: 20_000 }))
  expect(await screen.findByText(last, { exact: false }, { timeout: 20_000 })).toBeTruthy()
})
