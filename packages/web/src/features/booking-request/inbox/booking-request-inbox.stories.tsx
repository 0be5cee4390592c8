import { bookingRequestFixture, informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, refusal, type Scene, silence, success } from '../../../testing/scene'
import BookingRequestInbox from './booking-request-inbox'

const meta = { title: 'Screens/Booking request/Inbox', component: BookingRequestInbox } satisfies Meta<
  typeof BookingRequestInbox
>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: NonNullable<Scene['replies']>[string], search = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/dashboard/booking-request${search}`,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/booking-request': reply },
  } satisfies Scene,
})

const hour = 3_600_000
const day = 24 * hour
const services = [
  { product_name: 'Konsultasi', product_name_en: 'Consultation' },
  { product_name: 'Pembersihan karang gigi', product_name_en: 'Scaling' },
  { product_name: 'Tambal gigi dengan bahan komposit', product_name_en: '' },
]
const names = ['Ayu', 'Budi', 'Citra', "Nur'aini", 'Eko', 'Fitri', 'محمد', 'Hana', 'Indra', 'Joko', 'Kartika', 'Lukman']
const waiting = names.map((first_name, index) =>
  bookingRequestFixture({
    id: index + 1,
    first_name,
    last_name: index % 3 === 0 ? '' : 'Pratama Wijayakusuma',
    ...services[index % services.length],
    starts_at: new Date(Date.parse('2026-11-23T02:00:00Z') + index * day).toISOString(),
    submitted_at: new Date(Date.now() - (index * index + 0.2) * hour).toISOString(),
  }),
)
const answer = { decided_by: 'Sinta Permatasari', decided_at: '2026-11-20T03:00:00Z' }

export const ManyWaiting: Story = { parameters: scene(success(listOf(waiting))) }
export const EveryStatus: Story = {
  parameters: scene(
    success(
      listOf([
        bookingRequestFixture({ id: 1 }),
        bookingRequestFixture({ id: 2, state: 'booked', appointment_id: 4, patient_id: 12, ...answer }),
        bookingRequestFixture({ id: 3, state: 'declined', reason: 'Sudah terisi', ...answer }),
        bookingRequestFixture({ id: 4, state: 'withdrawn', decided_at: answer.decided_at }),
        bookingRequestFixture({ id: 5, state: 'expired', decided_at: answer.decided_at }),
      ]),
    ),
    '?state=all',
  ),
}
export const Loading: Story = { parameters: scene(silence) }
export const NobodyIsWaiting: Story = { parameters: scene(success(listOf([]))) }
export const NothingFitsTheSearch: Story = { parameters: scene(success(listOf([])), '?search=zzz') }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
