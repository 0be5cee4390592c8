import type { Meta, StoryObj } from '@storybook/react-vite'
import { usageCardsFixture } from '../../entities/medicine/usage-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import UsageList from './usage-list'

const meta = { title: 'Screens/Usage/List', component: UsageList } satisfies Meta<typeof UsageList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/medicine-transaction/usage') => ({
  scene: { role: 'front_office_clinic', path, replies: { 'GET /api/usage': reply } } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(usageCardsFixture()))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/medicine-transaction/usage?state=draft'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
