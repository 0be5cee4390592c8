import type { Meta, StoryObj } from '@storybook/react-vite'
import { agreed, listPrices, member } from '../../entities/price-list/price-list-fixture'
import { masterStories } from '../../testing/master-stories'
import { listOf, refusal, silence, success } from '../../testing/scene'
import usePriceList from './price-list'

const prices = 'GET /api/price-list/1/price'
const stories = masterStories('price-list', usePriceList, [member, agreed], { [prices]: success(listOf(listPrices)) })
const meta = { title: 'Screens/Price lists' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
export const WithoutPrices: Story = stories.page(success(member), { replies: { [prices]: success(listOf([])) } })
export const PricesLoading: Story = stories.page(success(member), { replies: { [prices]: silence } })
export const PricesFailed: Story = stories.page(success(member), {
  replies: { [prices]: refusal(500, 'The server failed. Try again in a moment.') },
})
