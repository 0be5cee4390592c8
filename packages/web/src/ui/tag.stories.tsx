import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './tag'

const meta = { title: 'UI/Tag', component: Tag, args: { children: 'Active' } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { children: 'Archived' } }
export const Primary: Story = { args: { tone: 'primary', children: 'New' } }
export const Secondary: Story = { args: { tone: 'secondary', children: 'Booked' } }
export const Info: Story = { args: { tone: 'info', children: 'Waiting' } }
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Incomplete' } }
export const Failed: Story = { args: { tone: 'error', children: 'Rejected' } }
