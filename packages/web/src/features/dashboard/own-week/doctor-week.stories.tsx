import type { Meta, StoryObj } from '@storybook/react-vite'
import { boardFixture } from '../../../entities/visit/visit-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import DoctorWeek from './doctor-week'
import { doctorAppointments, doctorScheduleFixture } from './doctor-week-fixture'

const meta = { title: 'Screens/Dashboard/Doctor week', component: DoctorWeek } satisfies Meta<typeof DoctorWeek>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, booked = doctorAppointments) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/dashboard/week?week=2099-11-23',
    account: { doctor_id: 1 },
    replies: {
      'GET /api/doctor-schedule': reply,
      'GET /api/appointment/calendar': success({ appointments: booked }),
      'GET /api/visit/board': success(boardFixture({ visits: [] })),
    },
  } satisfies Scene,
})

export const ShiftsAndPatients: Story = { parameters: scene(success(doctorScheduleFixture)) }
export const NothingPlanned: Story = {
  parameters: scene(success({ ...doctorScheduleFixture, shifts: [], absences: [] }), []),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const AccountOfNoDentist: Story = {
  parameters: { scene: { role: 'doctor_clinic', path: '/doctor/dashboard/week', replies: {} } satisfies Scene },
}
