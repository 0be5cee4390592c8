import type { Schema } from '@clinic/api'
import type { bookingRequestMachine } from '@clinic/core/booking-request'
import { bookingRequestFixture, informationFixture, patientFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { refusal, type Scene, silence, success } from '../../../testing/scene'
import { answeredAppointment } from '../answered-fixture'
import BookingRequestReview from './booking-request-review'

const meta = {
  title: 'Screens/Booking request/Review',
  component: BookingRequestReview,
  decorators: (Story) => (
    <Route path="/clinic/dashboard/booking-request/:id">
      <Story />
    </Route>
  ),
} satisfies Meta<typeof BookingRequestReview>
export default meta
type Story = StoryObj<typeof meta>

const scene = (replies: Scene['replies'], search = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/dashboard/booking-request/7${search}`,
    replies: { 'GET /api/information': success(informationFixture()), ...replies },
  } satisfies Scene,
})
interface Shown {
  request?: Partial<Schema<'BookingRequest'>>
  candidates?: Schema<'PatientCandidate'>[]
  replies?: Scene['replies']
  search?: string
}
const review = ({ request, candidates = [], replies, search }: Shown) => {
  const shown = bookingRequestFixture({ note: 'Gigi geraham kanan bawah ngilu kalau minum es.', ...request })
  return {
    ...scene({ 'GET /api/booking-request/7': success({ request: shown, candidates }), ...replies }, search),
    state: shown.state satisfies StateOf<typeof bookingRequestMachine>,
  }
}

const known: Schema<'PatientCandidate'> = { patient: patientFixture(), reasons: ['name_and_birth', 'phone'] }
const sister: Schema<'PatientCandidate'> = {
  patient: patientFixture({
    id: 13,
    record_number: '00-12-35',
    first_name: 'Bunga Citra Lestari Ramadhani Kusumaningrum',
    date_of_birth: '2019-03-02',
  }),
  reasons: ['phone'],
}
const answer = { decided_by: 'Sinta Permatasari', decided_at: '2026-11-20T03:00:00Z' }
const declining: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Decline|Tolak)$/ }))
  const [first] = await screen.findAllByRole('radio')
  if (first) await userEvent.click(first)
}

export const OnePatientItMayBe: Story = { parameters: review({ candidates: [known] }) }
export const SeveralPatientsItMayBe: Story = { parameters: review({ candidates: [known, sister] }) }
export const OnlyThePhoneIsTheSame: Story = { parameters: review({ candidates: [sister] }) }
export const NobodyItMayBe: Story = { parameters: review({}) }
export const AnotherPatientChosen: Story = {
  parameters: review({
    candidates: [sister],
    search: '?patient=21',
    replies: {
      'GET /api/patient/21': success(patientFixture({ id: 21, record_number: '00-20-01', first_name: 'Rahmawati' })),
    },
  }),
}
export const NoPatientChosen: Story = {
  parameters: review({}),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Book|Jadwalkan)$/ }))
  },
}
export const Declining: Story = { parameters: review({ candidates: [known] }), play: declining }
export const DecliningFailed: Story = {
  parameters: review({
    replies: { 'POST /api/booking-request/7/decline': refusal(503, 'The database does not answer.') },
  }),
  play: async (context) => {
    await declining(context)
    await userEvent.click(await screen.findByRole('button', { name: /^(Decline the request|Tolak permintaan)$/ }))
  },
}
export const Booked: Story = {
  parameters: review({
    request: { state: 'booked', appointment_id: 4, patient_id: 12, ...answer },
    replies: { 'GET /api/appointment/4': success(answeredAppointment()) },
  }),
}
export const Declined: Story = {
  parameters: review({
    request: { state: 'declined', reason: 'Waktu ini sudah terisi. Silakan pilih waktu lain.', ...answer },
  }),
}
export const Withdrawn: Story = {
  parameters: review({ request: { state: 'withdrawn', decided_at: answer.decided_at } }),
}
export const Expired: Story = { parameters: review({ request: { state: 'expired', decided_at: answer.decided_at } }) }
export const Loading: Story = { parameters: scene({ 'GET /api/booking-request/7': silence }) }
export const Failed: Story = {
  parameters: scene({ 'GET /api/booking-request/7': refusal(503, 'The database does not answer.') }),
}
export const Missing: Story = {
  parameters: scene({ 'GET /api/booking-request/7': refusal(404, 'This does not exist, or not in your clinic.') }),
}
