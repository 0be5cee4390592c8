import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = { title: 'UI/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = { args: { lines: 3 } }
export const Title: Story = { args: { shape: 'title' } }
export const Figure: Story = { args: { shape: 'figure' } }
export const Avatar: Story = { args: { shape: 'avatar' } }
export const Control: Story = { args: { shape: 'control' } }
export const Block: Story = { args: { shape: 'block' } }
