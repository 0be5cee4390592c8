import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { contradictedFixture, odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
// what comes later is here with the file: no story waits for its compilation
import '../../entities/odontogram/history/chart-comparison'
import '../../entities/odontogram/history/contradictions'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PatientChart from './patient-chart'

const meta = {
  title: 'Screens/Patient/Chart',
  component: PatientChart,
  render: () => <Route path="/:area/patient/:id/odontogram" component={PatientChart} />,
} satisfies Meta<typeof PatientChart>
export default meta
type Story = StoryObj<typeof meta>

const scene = (chart: Reply, { role = 'doctor_clinic', path = '', language }: Scene = {}) => ({
  scene: {
    role,
    ...(language && { language }),
    path: `/doctor/patient/1/odontogram${path}`,
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

const manyVisits = odontogramFixture(
  [
    { line: '18,28 une', visit: 'v1', at: '2023-02-14T03:00:00.000Z' },
    { line: '46 o car', visit: 'v1', at: '2023-02-14T03:01:00.000Z' },
    { line: '36 mod amf', visit: 'v1', at: '2023-02-14T03:02:00.000Z' },
    { line: '46 o cof', visit: 'v2', by: 'budi', at: '2023-03-02T03:00:00.000Z' },
    { line: '16 o car; 11 d car', visit: 'v3', at: '2024-06-11T03:00:00.000Z' },
    { line: '+16 rct; +16 poc', visit: 'v3', at: '2024-06-11T03:05:00.000Z' },
    { line: '!16 rct', visit: 'v4', by: 'budi', at: '2024-06-25T03:00:00.000Z' },
    { line: '!16 poc', visit: 'v5', by: 'budi', at: '2024-07-09T03:00:00.000Z' },
    { line: '26 mis karies', visit: 'v6', at: '2025-11-20T03:00:00.000Z' },
    { line: '48 imx', visit: 'v6', at: '2025-11-20T03:01:00.000Z' },
    { line: '-48 imx', visit: 'v7', reason: 'Gigi 38', at: '2025-12-04T03:00:00.000Z' },
    { line: '38 imx', visit: 'v7', at: '2025-12-04T03:01:00.000Z' },
  ],
  {
    visits: [
      ['v1', '2023-02-14', true],
      ['v2', '2023-03-02', false],
      ['v3', '2024-06-11', true],
      ['v4', '2024-06-25', false],
      ['v5', '2024-07-09', false],
      ['v6', '2025-11-20', true],
      ['v7', '2025-12-04', false],
    ].map(([visit, date, is_examination], index) => ({
      visit: String(visit),
      date: String(date),
      doctor_name: index % 3 === 1 ? 'drg. Budi Santoso' : 'drg. Ratna Dewi, Sp.KG',
      is_examination: is_examination === true,
    })),
  },
)

export const Charted: Story = { parameters: scene(success(mouth)) }
export const OneVisit: Story = {
  parameters: scene(success(odontogramFixture(['46 o car', '36 mod amf'], { visits: visits.slice(0, 1) }))),
}
export const ManyVisits: Story = { parameters: scene(success(manyVisits)) }
export const AsOfAnEarlierVisit: Story = { parameters: scene(success(manyVisits), { path: '?as-of=v3' }) }
export const EnteredInAnEarlierVisit: Story = {
  parameters: scene(success(manyVisits), { path: '?as-of=v4&layer=today' }),
}
export const Compared: Story = { parameters: scene(success(manyVisits), { path: '?against=v1' }) }
export const ComparedInIndonesian: Story = {
  parameters: scene(success(manyVisits), { path: '?against=v1', language: 'id' }),
}
export const ComparedAndEqual: Story = { parameters: scene(success(manyVisits), { path: '?against=v2&as-of=v2' }) }
export const PlansCompared: Story = {
  parameters: scene(success(manyVisits), { path: '?against=v2&as-of=v3&layer=planned' }),
}
export const Contradicted: Story = {
  parameters: scene(success(contradictedFixture('46 o car; 36 mod amf', '46 o amf', { visits }))),
}
export const NothingCharted: Story = { parameters: scene(success(odontogramFixture([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const NotForAssistants: Story = {
  parameters: scene(refusal(404, 'This does not exist, or not in your clinic.'), { role: 'nurse_clinic' }),
}
