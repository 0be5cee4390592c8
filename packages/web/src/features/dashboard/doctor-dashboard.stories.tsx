import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expectedFixture, visitCardFixture } from '../../entities/visit/visit-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { dashboardFixture, emptyDashboardFixture } from './dashboard-fixture'
import DoctorDashboard from './doctor-dashboard'

const meta = { title: 'Screens/Dashboard/Doctor', component: DoctorDashboard } satisfies Meta<typeof DoctorDashboard>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, visits: Schema<'VisitCard'>[] = []) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/dashboard',
    replies: {
      'GET /api/dashboard': reply,
      'GET /api/appointment/calendar': success({ appointments: [expectedFixture({ id: 5, reason: 'scaling' })] }),
      'GET /api/visit/board': success({ date: '2026-11-20', appointments: [], visits }),
    },
  } satisfies Scene,
})

export const PatientsAndBirthdays: Story = {
  parameters: scene(success({ ...dashboardFixture(), registrations: null })),
}
export const ANextPatient: Story = {
  parameters: scene(success({ ...dashboardFixture(), registrations: null }), [
    visitCardFixture({ id: 2, state: 'ready', doctor_id: null }),
    visitCardFixture({ id: 3, doctor_id: null, room_name: null }),
  ]),
}
export const FirstDayWithoutPatients: Story = {
  parameters: scene(success({ ...emptyDashboardFixture(), registrations: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
