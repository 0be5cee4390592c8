import { patientFixture, treatmentConsentFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { refusalFixture, revokedConsentFixture } from '../../../entities/treatment-consent/treatment-consent-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'
import { patientVisitFixture } from '../visits/patient-visit-fixture'

const meta = {
  title: 'Screens/Patient/Consents',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/consent" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/patient/12/consent',
    ...more,
    replies: {
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/patient/12/visit': success(listOf([patientVisitFixture({ state: 'in_practice', doctor_id: 1 })])),
      'GET /api/patient/12/treatment-consent': reply,
    },
  } satisfies Scene,
})
const many = [
  treatmentConsentFixture(),
  refusalFixture(),
  revokedConsentFixture(),
  treatmentConsentFixture({ id: 8, is_intact: false, is_relied_on: true }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const OfTheManager: Story = {
  parameters: scene(success(listOf(many)), { role: 'manager_clinic', account: {}, path: '/clinic/patient/12/consent' }),
}
export const OfTheAssistant: Story = {
  parameters: scene(success(listOf(many)), { role: 'nurse_clinic', account: {}, path: '/nurse/patient/12/consent' }),
}
export const AskedToRevoke: Story = {
  parameters: scene(success(listOf(many))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^(Revoke|Cabut) / })
    if (first) await userEvent.click(first)
    await screen.findByRole('dialog')
  },
}
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
