import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import ClinicDashboard from './clinic-dashboard'
import { dashboardFixture, emptyDashboardFixture, registrationsFixture } from './dashboard-fixture'

const meta = { title: 'Screens/Dashboard/Clinic', component: ClinicDashboard } satisfies Meta<typeof ClinicDashboard>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: NonNullable<Scene['replies']>[string], role: Scene['role'] = 'manager_clinic') => ({
  scene: { role, path: '/clinic/dashboard', replies: { 'GET /api/dashboard': reply } } satisfies Scene,
})

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
  ),
}
export const FirstDayWithoutPatients: Story = { parameters: scene(success(emptyDashboardFixture())) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
