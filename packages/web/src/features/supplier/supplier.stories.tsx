import type { Meta, StoryObj } from '@storybook/react-vite'
import { denta, sehat } from '../../entities/supplier/supplier-fixture'
import { masterStories } from '../../testing/master-stories'
import useSupplier from './supplier'

const stories = masterStories('supplier', useSupplier, [sehat, denta])
const meta = { title: 'Screens/Suppliers' } satisfies Meta
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
