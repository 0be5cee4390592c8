import { registrationRowFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, refusal, type Scene, silence, success } from '../../../testing/scene'
import RegistrationInbox from './registration-inbox'

const meta = { title: 'Screens/Registration/Inbox', component: RegistrationInbox } satisfies Meta<
  typeof RegistrationInbox
>
export default meta
type Story = StoryObj<typeof meta>

const path = '/clinic/patient/registration'
const scene = (reply: NonNullable<Scene['replies']>[string], search = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: path + search,
    replies: { 'GET /api/registration': reply },
  } satisfies Scene,
})

const names = ['Ayu', 'Budi', 'Citra', 'Dewi', 'Eko', 'Fitri', 'Galih', 'Hana', 'Indra', 'Joko', 'Kartika', 'Lukman']
const hour = 3_600_000
const waiting = names.map((first_name, index) =>
  registrationRowFixture({
    id: index + 1,
    first_name,
    last_name: index % 3 === 0 ? '' : 'Pratama Wijayakusuma',
    submitted_at: new Date(Date.now() - (index * index + 0.2) * hour).toISOString(),
  }),
)
const decision = { decided_by: 'Sinta Permatasari', decided_at: '2026-11-19T03:00:00Z' }

export const ManyWaiting: Story = { parameters: scene(success(listOf(waiting))) }
export const EveryStatus: Story = {
  parameters: scene(
    success(
      listOf([
        registrationRowFixture({ id: 1 }),
        registrationRowFixture({ id: 2, state: 'accepted', ...decision }),
        registrationRowFixture({ id: 3, state: 'merged', ...decision }),
        registrationRowFixture({ id: 4, state: 'rejected', ...decision }),
        registrationRowFixture({ id: 5, state: 'expired', decided_at: decision.decided_at }),
      ]),
    ),
    '?state=all',
  ),
}
export const Loading: Story = { parameters: scene(silence) }
export const NobodyIsWaiting: Story = { parameters: scene(success(listOf([]))) }
export const NothingFitsTheSearch: Story = { parameters: scene(success(listOf([])), '?search=zzz') }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
