import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { draftOf } from '../staff-shift-fixture'
import NurseWeek from './nurse-week'
import { helpedPatients, monday, nurseWeekFixture } from './nurse-week-fixture'

const meta = { title: 'Screens/Dashboard/Nurse week', component: NurseWeek } satisfies Meta<typeof NurseWeek>
export default meta
type Story = StoryObj<typeof meta>

const scene = (week: Reply, patients: Reply = success({ appointments: helpedPatients })) => ({
  scene: {
    role: 'nurse_clinic',
    path: `/nurse/dashboard/week?week=${monday}`,
    account: { staff_id: 1 },
    replies: { 'GET /api/staff-schedule': week, 'GET /api/appointment/calendar': patients },
  } satisfies Scene,
})
const failure = refusal(503, 'The database does not answer.')

export const ShiftsAndPatients: Story = { parameters: scene(success(nurseWeekFixture())) }
export const NotPublished: Story = {
  parameters: scene(success(nurseWeekFixture({ shifts: [], weeks: draftOf(monday) }))),
}
export const NothingPlanned: Story = { parameters: scene(success(nurseWeekFixture({ shifts: [], absences: [] }))) }
export const PatientsLoading: Story = { parameters: scene(success(nurseWeekFixture()), silence) }
export const PatientsFailed: Story = { parameters: scene(success(nurseWeekFixture()), failure) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(failure) }
export const AccountOfNoAssistant: Story = {
  parameters: { scene: { role: 'nurse_clinic', path: '/nurse/dashboard/week', replies: {} } satisfies Scene },
}
