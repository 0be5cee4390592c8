import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { odontogramFixture } from '../../../entities/odontogram/odontogram-fixture'
import {
  periodontalChartFixture,
  typedPeriodontalChart,
} from '../../../entities/periodontal-chart/periodontal-chart-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
// what comes later is here with the file: no story waits for its compilation
import './charts-over-time'
import PatientPeriodontal from './patient-periodontal'

const meta = {
  title: 'Screens/Patient/Periodontal',
  component: PatientPeriodontal,
  render: () => <Route path="/:area/patient/:id/periodontal" component={PatientPeriodontal} />,
} satisfies Meta<typeof PatientPeriodontal>
export default meta
type Story = StoryObj<typeof meta>

const scene = (charts: Reply, { role = 'doctor_clinic', path = '', language }: Scene = {}) => ({
  scene: {
    role,
    ...(language && { language }),
    path: `/doctor/patient/1/periodontal${path}`,
    replies: {
      'GET /api/patient/1': success(patientFixture({ id: 1 })),
      'GET /api/patient/1/odontogram': success(odontogramFixture(['38,48 mis karies'])),
      'GET /api/patient/1/periodontal-chart': charts,
    },
  } satisfies Scene,
})

const now = periodontalChartFixture({ id: 2, visit_id: 2 })
const before = periodontalChartFixture({
  date: '2026-05-20',
  content: typedPeriodontalChart('6b55b 886b 5b43 323 323 222'),
})

export const OneVisit: Story = { parameters: scene(success([now])) }
export const Compared: Story = { parameters: scene(success([now, before]), { path: '?against=1' }) }
export const ComparedInIndonesian: Story = {
  parameters: scene(success([now, before]), { path: '?against=1', language: 'id' }),
}
export const AnEarlierVisit: Story = { parameters: scene(success([now, before]), { path: '?chart=1' }) }
export const Draft: Story = { parameters: scene(success([periodontalChartFixture({ state: 'draft' })])) }
export const Nothing: Story = { parameters: scene(success([])) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const NotForAssistants: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.'), { role: 'nurse_clinic' }),
}
