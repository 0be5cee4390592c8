import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import { dashboardFixture, emptyDashboardFixture } from './dashboard-fixture'
import DoctorDashboard from './doctor-dashboard'

const meta = { title: 'Screens/Dashboard/Doctor', component: DoctorDashboard } satisfies Meta<typeof DoctorDashboard>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: NonNullable<Scene['replies']>[string]) => ({
  scene: { role: 'doctor_clinic', path: '/doctor/dashboard', replies: { 'GET /api/dashboard': reply } } satisfies Scene,
})

export const PatientsAndBirthdays: Story = {
  parameters: scene(success({ ...dashboardFixture(), registrations: null })),
}
export const FirstDayWithoutPatients: Story = {
  parameters: scene(success({ ...emptyDashboardFixture(), registrations: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
