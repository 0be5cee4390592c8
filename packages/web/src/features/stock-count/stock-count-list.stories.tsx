import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { stockCountCardsFixture } from './stock-count-fixture'
import StockCountList from './stock-count-list'

const meta = { title: 'Screens/Stock count/List', component: StockCountList } satisfies Meta<typeof StockCountList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/medicine-transaction/count') => ({
  scene: { role: 'front_office_clinic', path, replies: { 'GET /api/stock-count': reply } } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(stockCountCardsFixture()))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/medicine-transaction/count?state=review'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
