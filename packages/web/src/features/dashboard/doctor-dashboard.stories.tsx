import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectedFixture, minutesAgo, visitCardFixture } from '../../entities/visit/visit-fixture'
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
      'GET /api/appointment/calendar': success({
        appointments: [
          expectedFixture({ id: 5, reason: 'scaling' }),
          expectedFixture({ id: 6, starts_at: minutesAgo(-90) }),
        ],
      }),
      'GET /api/visit/board': success({ date: '2026-11-20', appointments: [], visits }),
    },
  } satisfies Scene,
})

export const PatientsAndBirthdays: Story = {
  parameters: scene(success({ ...dashboardFixture(), registrations: null })),
}
export const ANextPatient: Story = {
  parameters: scene(success({ ...dashboardFixture(), registrations: null }), [
    visitCardFixture({ id: 2, state: 'ready', doctor_id: null, appointment_id: 5 }),
    visitCardFixture({ id: 3, doctor_id: null, room_name: null }),
  ]),
}
export const WhoIsHereLeadsToTheChair: Story = {
  parameters: ANextPatient.parameters,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^(My patients today|Pasien saya hari ini)$/ }))
    await waitFor(() =>
      expect(table.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
        '/doctor/idental/start-practice?visit=2',
        expect.stringMatching(/^\/doctor\/patient\/\d+$/),
      ]),
    )
  },
}
export const FirstDayWithoutPatients: Story = {
  parameters: scene(success({ ...emptyDashboardFixture(), registrations: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
