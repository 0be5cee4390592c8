import type { Meta, StoryObj } from '@storybook/react-vite'
import { masterStories } from '../../testing/master-stories'
import { success } from '../../testing/scene'
import usePayor from './payor'
import { ending, expired, personal, sentosa, upcoming } from './payor-fixture'

const payors = [sentosa, ending, expired, upcoming, personal]
const { page, ...stories } = masterStories('payor', usePayor, payors)
const meta = { title: 'Screens/Payors' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const ContractEndsSoon: Story = page(success(ending))
export const ContractExpired: Story = page(success(expired))
export const ContractNotBegun: Story = page(success(upcoming))
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
