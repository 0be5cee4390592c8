import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import { dashboardFixture, emptyDashboardFixture } from './dashboard-fixture'
import NurseDashboard from './nurse-dashboard'

const meta = { title: 'Screens/Dashboard/Nurse', component: NurseDashboard } satisfies Meta<typeof NurseDashboard>
export default meta
type Story = StoryObj<typeof meta>

type Reply = NonNullable<Scene['replies']>[string]

const staff = [{ id: 1, name: 'Yuni Kartika', position: 'dental_nurse', status: 'active', doctor_id: 1 }]
const shift = (id: number, date: string, overrides: object = {}) => ({
  id,
  staff_id: 1,
  template_id: 1,
  date,
  starts: '08:30',
  ends: '13:30',
  room_id: 1,
  room_name: 'Melati',
  starts_at: `${date}T08:30:00+07:00`,
  ends_at: `${date}T13:30:00+07:00`,
  assists_doctor_id: 1,
  version: 1,
  assists_doctor_name: 'drg. Ayu Lestari',
  is_exception: false,
  state: 'working',
  cancel_reason: '',
  ...overrides,
})
const week = (state: 'draft' | 'published', shifts: object[]) =>
  success({
    staff,
    doctors: [],
    days: [],
    shifts,
    absences: [],
    coverage: [],
    weeks: [{ monday: '2026-11-16', state, published_at: null, published_by: null }],
  })
const published = week('published', [
  shift(1, '2026-11-16'),
  shift(2, '2026-11-17', { assists_doctor_id: null, assists_doctor_name: null, room_id: null, room_name: null }),
  shift(3, '2026-11-18', { state: 'away' }),
  shift(4, '2026-11-20', { state: 'cancelled', cancel_reason: 'Listrik padam' }),
])

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
export const WeekNotPublished: Story = { parameters: scene(day, week('draft', [])) }
export const NoShiftsInTheWeek: Story = { parameters: scene(day, week('published', [])) }
export const ShiftsLoading: Story = { parameters: scene(day, silence) }
export const ShiftsFailed: Story = {
  parameters: scene(day, refusal(500, 'The server failed. Try again in a moment.')),
}
export const FirstDayWithoutPatients: Story = {
  parameters: scene(success({ ...emptyDashboardFixture(), registrations: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
