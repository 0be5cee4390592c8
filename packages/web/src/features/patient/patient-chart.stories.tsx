import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientChart from './patient-chart'

const meta = {
  title: 'Screens/Patient/Chart',
  component: PatientChart,
  render: () => <Route path="/:area/patient/:id/odontogram" component={PatientChart} />,
} satisfies Meta<typeof PatientChart>
export default meta
type Story = StoryObj<typeof meta>

const scene = (chart: Reply, { role = 'doctor_clinic' }: Scene = {}) => ({
  scene: {
    role,
    path: '/doctor/patient/1/odontogram',
    replies: { 'GET /api/patient/1': success(patientFixture({ id: 1 })), 'GET /api/patient/1/odontogram': chart },
  } satisfies Scene,
})
const visits = [
  { visit: 'v1', date: '2025-02-11', doctor_name: 'drg. Ratna Dewi, Sp.KG', is_examination: true },
  { visit: 'v2', date: '2026-11-20', doctor_name: 'drg. Bagus', is_examination: true },
]
const mouth = odontogramFixture(
  ['18,28 une', '46 o car', '36 mod amf', '26 mis karies', '+46 poc', { line: '46 o cof', visit: 'v2' }],
  { visits },
)

export const Charted: Story = { parameters: scene(success(mouth)) }
export const NothingCharted: Story = { parameters: scene(success(odontogramFixture([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const NotForAssistants: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.'), { role: 'nurse_clinic' }),
}
