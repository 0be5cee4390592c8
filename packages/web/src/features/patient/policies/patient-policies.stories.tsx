import { patientFixture, patientPolicyFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { emas } from '../../../entities/insurance/insurance-fixture'
import { expiredContractFixture } from '../../../entities/patient-policy/policy-fixture'
import { drawnCard } from '../../../entities/photo/paper/paper-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Policies',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/policy" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/patient/12/policy',
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/policy': reply,
      'GET /api/patient-policy/1/photo': drawnCard,
      'GET /api/insurance': success(listOf([emas])),
    },
  } satisfies Scene,
})
const many = [
  patientPolicyFixture({
    photo: '0123456789abcdef',
    eligibility_note: 'Sisa Rp 2.000.000, ditanyakan ke Sentosa 20 November',
  }),
  expiredContractFixture(),
  patientPolicyFixture({ id: 3, member_number: '7777 0001', status: 'inactive' }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const Adding: Story = {
  parameters: scene(success(listOf([]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Add a policy|Tambah polis)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Changing: Story = {
  parameters: scene(success(listOf(many))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(policy of|polis) Baja/ }))
    await screen.findByRole('dialog')
  },
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
