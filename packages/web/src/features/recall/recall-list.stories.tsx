import { informationFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import CallDialog from './call-dialog'
import { attemptFixture, recallFixture } from './recall-fixture'
import RecallList from './recall-list'

const meta = { title: 'Screens/Recall', component: RecallList } satisfies Meta<typeof RecallList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, search = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/patient/recall${search}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/recall': reply,
    },
  } satisfies Scene,
})
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const named = (id: number, first_name: string, last_name = '') => patientFixture({ id, first_name, last_name })
const tried = [
  attemptFixture(),
  attemptFixture({ channel: 'whatsapp', remark: '', made_at: '2026-11-25T08:00:00.000Z' }),
]
const toCall = [
  recallFixture({ id: 1, due_on: dayIn(-190), last_visit_on: dayIn(-370), reason: 'check_up', remark: '' }),
  recallFixture({ id: 2, patient: named(2, 'Budi'), due_on: dayIn(-3), state: 'contacted', attempts: tried }),
  recallFixture({ id: 3, patient: named(3, 'Citra', 'Pratama Wijayakusuma'), due_on: dayIn(0) }),
  recallFixture({
    id: 4,
    patient: { ...named(4, 'Dewi'), no_messages: true },
    due_on: dayIn(9),
    doctor_id: null,
    doctor_name: null,
  }),
]
const later = { id: 40, starts_at: new Date(Date.now() + 4 * 86_400_000).toISOString() }
const booked = [recallFixture({ id: 5, due_on: dayIn(-3), state: 'booked', attempts: tried, next_appointment: later })]
const refused = attemptFixture({ outcome: 'declined', remark: 'Pindah ke luar kota' })

export const ToCall: Story = { parameters: scene(success(listOf(toCall))) }
export const Booked: Story = { parameters: scene(success(listOf(booked)), '?state=booked') }
export const DoesNotWantToCome: Story = {
  parameters: scene(success(listOf([recallFixture({ state: 'declined', attempts: [refused] })])), '?state=declined'),
}
export const NobodyToCall: Story = { parameters: scene(success(listOf([]))) }
export const NobodyFitsTheFilter: Story = { parameters: scene(success(listOf([])), '?reason=check_up') }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
/** After two calls that came to nothing. */
export const RecordingACall: Story = {
  parameters: scene(silence),
  render: () => (
    <CallDialog
      recall={recallFixture({
        id: 2,
        patient: named(2, 'Budi'),
        due_on: dayIn(-3),
        state: 'contacted',
        attempts: tried,
      })}
      onClose={() => {}}
    />
  ),
}
