import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { examinationFixture } from '../../entities/oral-examination/examination-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import OdontogramForm from './odontogram-form'

const meta = {
  title: 'Screens/Patient/Chart form',
  component: OdontogramForm,
  render: () => <Route path="/:area/patient/:id/odontogram/form" component={OdontogramForm} />,
} satisfies Meta<typeof OdontogramForm>
export default meta
type Story = StoryObj<typeof meta>

const scene = (chart: Reply) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/patient/1/odontogram/form',
    replies: { 'GET /api/patient/1/odontogram': chart, 'GET /api/information': success(informationFixture()) },
  } satisfies Scene,
})
const visits = [{ visit: 'v1', date: '2026-11-20', doctor_name: 'drg. Ratna Dewi, Sp.KG', is_examination: true }]

export const Charted: Story = {
  parameters: scene(
    success(
      odontogramFixture(['18,28 une', '46 o car', '36 mod amf', '26 mis karies', '+46 poc'], {
        visits,
        oral_examinations: [examinationFixture()],
      }),
    ),
  ),
}
export const NothingCharted: Story = { parameters: scene(success(odontogramFixture([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
