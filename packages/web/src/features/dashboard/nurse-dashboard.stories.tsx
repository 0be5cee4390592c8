import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import { dashboardFixture, emptyDashboardFixture } from './dashboard-fixture'
import NurseDashboard from './nurse-dashboard'
import { draftOf, ownStaffWeekFixture, staffShiftFixture } from './staff-shift-fixture'

const meta = { title: 'Screens/Dashboard/Nurse', component: NurseDashboard } satisfies Meta<typeof NurseDashboard>
export default meta
type Story = StoryObj<typeof meta>

type Reply = NonNullable<Scene['replies']>[string]

const monday = '2026-11-16'
const published = success(
  ownStaffWeekFixture(monday, {
    shifts: [
      staffShiftFixture(1, '2026-11-16'),
      staffShiftFixture(2, '2026-11-17', {
        assists_doctor_id: null,
        assists_doctor_name: null,
        room_id: null,
        room_name: null,
      }),
      staffShiftFixture(3, '2026-11-18', { state: 'away' }),
      staffShiftFixture(4, '2026-11-20', { state: 'cancelled', cancel_reason: 'Listrik padam' }),
    ],
  }),
)
const draft = success(ownStaffWeekFixture(monday, { weeks: draftOf(monday) }))

const scene = (reply: Reply, own: Reply = published) => ({
  scene: {
    role: 'nurse_clinic',
    path: '/nurse/dashboard',
    replies: { 'GET /api/dashboard': reply, 'GET /api/staff-schedule': own },
  } satisfies Scene,
})
const day = success({ ...dashboardFixture(), registrations: null })

export const PatientsAndBirthdays: Story = {
  parameters: scene(day),
}
export const WeekNotPublished: Story = { parameters: scene(day, draft) }
export const NoShiftsInTheWeek: Story = { parameters: scene(day, success(ownStaffWeekFixture(monday))) }
export const ShiftsLoading: Story = { parameters: scene(day, silence) }
export const ShiftsFailed: Story = {
  parameters: scene(day, refusal(500, 'The server failed. Try again in a moment.')),
}
export const FirstDayWithoutPatients: Story = {
  parameters: scene(success({ ...emptyDashboardFixture(), registrations: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
