import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { instalmentPlanFixture } from '../../../entities/instalment/instalment-fixture'
import { billedPatient } from '../../../entities/invoice/invoice-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import InstalmentList from './instalment-list'

const meta = { title: 'Screens/Finance/Instalments', component: InstalmentList } satisfies Meta<typeof InstalmentList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/finance/instalment') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/instalment-plan': reply,
    },
  } satisfies Scene,
})
const many = [
  instalmentPlanFixture(),
  instalmentPlanFixture({ id: 6, patient: billedPatient({ phone: '' }) }),
  instalmentPlanFixture({ id: 7, owed: 255_000 }),
  instalmentPlanFixture({ id: 8, state: 'settled', owed: 0 }),
  instalmentPlanFixture({ id: 9, state: 'defaulted', reason: 'Tidak dapat dihubungi' }),
  instalmentPlanFixture({ id: 10, state: 'cancelled', owed: 765_000, reason: 'Disepakati ulang' }),
]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/finance/instalment?late=any'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
