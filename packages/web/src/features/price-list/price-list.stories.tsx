import type { Meta, StoryObj } from '@storybook/react-vite'
import { agreed, member } from '../../entities/price-list/price-list-fixture'
import { masterStories } from '../../testing/master-stories'
import usePriceList from './price-list'

const stories = masterStories('price-list', usePriceList, [member, agreed])
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
