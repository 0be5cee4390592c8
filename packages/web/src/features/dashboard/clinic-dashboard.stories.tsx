import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import ClinicDashboard from './clinic-dashboard'
import {
  dashboardFixture,
  dayReplies,
  emptyDashboardFixture,
  quietReplies,
  registrationsFixture,
} from './dashboard-fixture'

const meta = { title: 'Screens/Dashboard/Clinic', component: ClinicDashboard } satisfies Meta<typeof ClinicDashboard>
export default meta
type Story = StoryObj<typeof meta>

const scene = (
  reply: NonNullable<Scene['replies']>[string],
  role: Scene['role'] = 'manager_clinic',
  day: Scene['replies'] = dayReplies,
) => ({
  scene: { role, path: '/clinic/dashboard', replies: { ...day, 'GET /api/dashboard': reply } } satisfies Scene,
})

const dayWith = (reply: NonNullable<Scene['replies']>[string]) =>
  Object.fromEntries(Object.keys(dayReplies).map((operation) => [operation, reply]))
const waiting = dayWith(silence)
const failing = dayWith(refusal(500, 'The server failed. Try again in a moment.'))

export const ManagerFiguresFirst: Story = { parameters: scene(success(dashboardFixture())) }
export const FrontOfficeWorkFirst: Story = { parameters: scene(success(dashboardFixture()), 'front_office_clinic') }
export const NothingToDoToday: Story = {
  parameters: scene(
    success(
      dashboardFixture({
        birthdays: [],
        patients: { ...dashboardFixture().patients, incomplete: 0 },
        registrations: registrationsFixture({ awaiting: 0, oldest: null, latest: [] }),
      }),
    ),
    'front_office_clinic',
    quietReplies,
  ),
}
export const DayOnTheWay: Story = { parameters: scene(success(dashboardFixture()), 'front_office_clinic', waiting) }
export const DayFailed: Story = { parameters: scene(success(dashboardFixture()), 'front_office_clinic', failing) }
export const FirstDayWithoutPatients: Story = { parameters: scene(success(emptyDashboardFixture())) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
