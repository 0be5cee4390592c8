import type { Meta, StoryObj } from '@storybook/react-vite'
import { masterStories } from '../../testing/master-stories'
import useCompanyMedicine from './company-medicine'
import { amoxicillin, gloves, lidocaine } from './company-medicine-fixture'

const stories = masterStories('company-medicine', useCompanyMedicine, [amoxicillin, lidocaine, gloves])
const meta = { title: 'Screens/Company medicine' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const Missing: Story = stories.missing
