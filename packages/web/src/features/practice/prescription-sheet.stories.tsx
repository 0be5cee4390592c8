import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { factsFixture, signedPrescriptionFixture } from '../../entities/prescription/prescription-fixture'
import type { Prescription } from '../../entities/prescription/prescription-query'
import { visitFixture } from '../../entities/visit/visit-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import PrescriptionSheet from './prescription-sheet'

const meta = {
  title: 'Screens/Practice/Prescription sheet',
  component: PrescriptionSheet,
  render: () => <Route path="/doctor/idental/:id/prescription" component={PrescriptionSheet} />,
} satisfies Meta<typeof PrescriptionSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/idental/7/prescription',
    replies: { 'GET /api/visit/7/prescription': reply, 'GET /api/information': success(informationFixture()) },
  } satisfies Scene,
})
const prescribed = (...prescriptions: Prescription[]) =>
  success({
    visit_id: 7,
    patient: visitFixture().patient,
    facts: factsFixture,
    prescriptions,
  } satisfies Schema<'VisitPrescription'>)
const cancelled = { by: 'drg. Ratna Dewi, Sp.KG', at: '2026-11-20T03:30:00.000Z', reason: 'Salah obat' }

export const Signed: Story = { parameters: scene(prescribed(signedPrescriptionFixture())) }
export const Two: Story = {
  parameters: scene(
    prescribed(
      signedPrescriptionFixture(),
      signedPrescriptionFixture({ id: 10 }),
      signedPrescriptionFixture({ id: 11, state: 'cancelled', cancelled }),
    ),
  ),
}
export const NothingSigned: Story = { parameters: scene(prescribed()) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
