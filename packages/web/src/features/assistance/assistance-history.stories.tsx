import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pastAssistanceFixture } from '../../entities/assistance/assistance-fixture'
import { listOf, pagesOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import AssistanceHistory from './assistance-history'

const meta = { title: 'Screens/Assistance history', component: AssistanceHistory } satisfies Meta<
  typeof AssistanceHistory
>
export default meta
type Story = StoryObj<typeof meta>

const list = (reply: Reply, path = '/nurse/assistance/history') => ({
  scene: {
    role: 'nurse_clinic',
    path,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/assistance': reply },
  } satisfies Scene,
})
const rows = [
  pastAssistanceFixture(),
  pastAssistanceFixture({
    id: 2,
    state: 'assigned',
    started_at: null,
    stopped_at: null,
    procedures: [],
    materials: [],
  }),
  pastAssistanceFixture({ id: 3, state: 'reassigned', role: 'sterilisation', doctor_name: null, room_name: null }),
]

export const Assistances: Story = { parameters: list(success(listOf(rows))) }
export const Many: Story = {
  parameters: list(pagesOf(Array.from({ length: 60 }, (_, id) => pastAssistanceFixture({ id })))),
}
export const Empty: Story = { parameters: list(success(listOf([]))) }
export const NoneInPeriod: Story = {
  parameters: list(success(listOf([])), '/nurse/assistance/history?period=today'),
}
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(503, 'The database does not answer.')) }
