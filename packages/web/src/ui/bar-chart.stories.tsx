import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './bar-chart'

const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    label: 'New patients this week',
    columns: ['Day', 'Patients'],
    bars: [
      { label: 'Mon', value: 6 },
      { label: 'Tue', value: 11 },
      { label: 'Wed', value: 8 },
      { label: 'Thu', value: 0 },
      { label: 'Fri', value: 14 },
      { label: 'Sat', value: 9 },
    ],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const AWeek: Story = {}
export const NothingYet: Story = {
  args: {
    bars: [
      { label: 'Mon', value: 0 },
      { label: 'Tue', value: 0 },
    ],
  },
}
