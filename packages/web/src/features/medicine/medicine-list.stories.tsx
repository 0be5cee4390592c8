import type { Meta, StoryObj } from '@storybook/react-vite'
import { usageCardFixture } from '../../entities/medicine/usage-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { stockFixture } from './medicine-fixture'
import MedicineList from './medicine-list'

const meta = { title: 'Screens/Medicine/List', component: MedicineList } satisfies Meta<typeof MedicineList>
export default meta
type Story = StoryObj<typeof meta>

/** Two treatments whose material is not taken yet. */
const waiting = [usageCardFixture(), usageCardFixture({ id: 32 })]

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/medicine',
    ...more,
    replies: { 'GET /api/medicine': reply, 'GET /api/usage': success(listOf(waiting)) },
  } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(stockFixture))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), { path: '/clinic/medicine?flag=out' }),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
