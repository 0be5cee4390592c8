import type { Meta, StoryObj } from '@storybook/react-vite'
import { EllipsisVertical } from 'lucide-react'
import { IconButton } from './icon-button'

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'More actions', children: <EllipsisVertical /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Small: Story = { args: { size: 'sm' } }
export const Busy: Story = { args: { busy: true } }
