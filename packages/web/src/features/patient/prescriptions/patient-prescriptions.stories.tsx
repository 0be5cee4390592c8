import { patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { draftFixture, signedPrescriptionFixture } from '../../../entities/prescription/prescription-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import PatientPage from '../patient-page'

const meta = {
  title: 'Screens/Patient/Prescriptions',
  component: PatientPage,
  render: () => <Route path="/:area/patient/:id/prescription" component={PatientPage} />,
} satisfies Meta<typeof PatientPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/patient/12/prescription',
    ...more,
    replies: { 'GET /api/patient/12': success(patientFixture()), 'GET /api/patient/12/prescription': reply },
  } satisfies Scene,
})
const cancelled = { by: 'drg. Ratna Dewi, Sp.KG', at: '2026-11-20T03:30:00.000Z', reason: 'Salah obat' }
const many = success(
  listOf([
    draftFixture({ id: 12 }),
    signedPrescriptionFixture({ id: 11 }),
    signedPrescriptionFixture({ id: 10, state: 'cancelled', cancelled }),
  ]),
)

export const Many: Story = { parameters: scene(many) }
export const OfAnAssistant: Story = {
  parameters: scene(many, { role: 'nurse_clinic', path: '/nurse/patient/12/prescription' }),
}
export const AtTheDesk: Story = { parameters: scene(many, { role: 'front_office_clinic' }) }
export const None: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
