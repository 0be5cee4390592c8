import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress'

const meta = {
  title: 'UI/Progress',
  component: Progress,
  args: { label: 'Checking the rows', value: 2500, max: 10_000, text: '2,500 of 10,000 rows' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const AQuarter: Story = {}
export const NothingYet: Story = { args: { value: 0, text: '0 of 10,000 rows' } }
export const Done: Story = { args: { value: 10_000, text: '10,000 of 10,000 rows' } }
