import type { Schema } from '@clinic/api'
import { accessObjects } from '@clinic/core/patient'
import { patientFixture } from '@clinic/core/testing'
import { valuesOf } from '@clinic/core/values'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Access',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/access" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (readings: Reply, { role = 'manager_clinic' }: Scene = {}) => ({
  scene: {
    role,
    path: '/clinic/patient/12/access',
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/access': readings },
  } satisfies Scene,
})

const people = [
  { user_name: 'Rani Putri', role: 'front_office_clinic' },
  { user_name: 'drg. Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum, Sp.KG', role: 'doctor_clinic' },
  { user_name: 'محمد عبد الرحمن', role: 'nurse_clinic' },
] as const
const actions = ['read', 'query', 'export'] as const
const readings = valuesOf(accessObjects).map((object, index): Schema<'PatientAccess'> => {
  const { user_name, role } = people[index % people.length] ?? people[0]
  const action = actions[index % actions.length] ?? 'read'
  const at = new Date(Date.UTC(2026, 10, 20, 3, 30 - index, 5)).toISOString()
  return { id: `9-${index}`, at, user_name, role, action, object }
})

export const Many: Story = { parameters: scene(success(listOf(readings))) }
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const NotForTheDesk: Story = { parameters: scene(silence, { role: 'front_office_clinic' }) }
