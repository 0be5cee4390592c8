import type { Schema } from '@clinic/api'
import type { reviewMachine } from '@clinic/core/registration'
import { patientFixture, patientInputFixture, registrationFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { refusal, type Scene, silence, success } from '../../../testing/scene'
import RegistrationReview from './registration-review'
// it comes later on the page; a story is not to wait for its compilation
import './said-health'

const meta = {
  title: 'Screens/Registration/Review',
  component: RegistrationReview,
  decorators: (Story) => (
    <Route path="/clinic/patient/registration/:id">
      <Story />
    </Route>
  ),
} satisfies Meta<typeof RegistrationReview>
export default meta
type Story = StoryObj<typeof meta>

const scene = (replies: Scene['replies']) => ({
  scene: { role: 'front_office_clinic', path: '/clinic/patient/registration/7', replies } satisfies Scene,
})
interface Shown {
  registration?: Partial<Schema<'Registration'>>
  candidates?: Schema<'PatientCandidate'>[]
  replies?: Scene['replies']
}
const review = ({ registration, candidates = [], replies }: Shown) => {
  const shown = registrationFixture(registration)
  return {
    ...scene({ 'GET /api/registration/7': success({ registration: shown, candidates }), ...replies }),
    state: shown.state satisfies StateOf<typeof reviewMachine>,
  }
}

const known = patientFixture({
  last_name: 'Lestari Putri',
  phone: '+6281311112222',
  email: '',
  occupation: 'Perawat',
  blood_type: null,
})
const candidate: Schema<'PatientCandidate'> = { patient: known, reasons: ['identity', 'name_and_birth'] }
const sister: Schema<'PatientCandidate'> = {
  patient: patientFixture({
    id: 13,
    record_number: '00-12-35',
    first_name: 'Bunga',
    identity_number: '3174014205950002',
  }),
  reasons: ['phone'],
}
const decision = { decided_by: 'Sinta Permatasari', decided_at: '2026-11-20T03:00:00Z' }

export const OnePatientItCouldBe: Story = { parameters: review({ candidates: [candidate] }) }
export const SeveralPatientsItCouldBe: Story = { parameters: review({ candidates: [candidate, sister] }) }
export const NobodyItCouldBe: Story = { parameters: review({}) }
export const HealthSaid: Story = {
  parameters: review({
    candidates: [candidate],
    registration: {
      screening: {
        allergy: {
          answer: 'listed',
          alerts: [
            { kind: 'drug', name: 'Amoksisilin' },
            { kind: 'latex', name: '' },
          ],
        },
        condition: { answer: 'none', alerts: [] },
        medication: { answer: 'not_asked', alerts: [] },
      },
    },
  }),
}
export const LittleWasWritten: Story = {
  parameters: review({
    registration: {
      patient: patientInputFixture({
        last_name: '',
        email: '',
        place_of_birth: '',
        ethnicity: '',
        occupation: '',
        blood_type: null,
        marital_status: null,
        education_level: null,
        religion: null,
        relationship: null,
        identification: 'not_available',
        identity_number: '',
        identity_reason: 'Card lost',
        address: { street: '', province: '', city: '', district: '', village: '', postcode: '' },
      }),
    },
  }),
}
export const Rejecting: Story = {
  parameters: review({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Reject|Tolak)$/ }))
  },
}
export const DecisionNotSaved: Story = {
  parameters: review({ replies: { 'POST /api/registration/7/accept': refusal(503, 'The database does not answer.') } }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Accept|Terima) / }))
  },
}
export const Accepted: Story = {
  parameters: review({ registration: { state: 'accepted', patient_id: 12, ...decision } }),
}
export const Merged: Story = { parameters: review({ registration: { state: 'merged', patient_id: 12, ...decision } }) }
export const Rejected: Story = {
  parameters: review({ registration: { state: 'rejected', reason: 'Sent twice', ...decision } }),
}
export const Expired: Story = {
  parameters: review({ registration: { state: 'expired', decided_at: decision.decided_at } }),
}
export const Loading: Story = { parameters: scene({ 'GET /api/registration/7': silence }) }
export const Failed: Story = {
  parameters: scene({ 'GET /api/registration/7': refusal(503, 'The database does not answer.') }),
}
export const Missing: Story = {
  parameters: scene({ 'GET /api/registration/7': refusal(404, 'This does not exist, or not in your clinic.') }),
}
