import type { Meta, StoryObj } from '@storybook/react-vite'
import { TwoLines } from './two-lines'

const meta = {
  title: 'UI/TwoLines',
  component: TwoLines,
  parameters: { layout: 'padded' },
  args: { children: 'Siti Rahmawati', small: '00-12-34' },
} satisfies Meta<typeof TwoLines>
export default meta
type Story = StoryObj<typeof meta>

export const Name: Story = {}
export const NothingBelow: Story = { args: { small: '' } }
export const Amount: Story = { args: { children: 'Rp 1.250.000', small: 'per tooth', align: 'end' } }
