import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FilterChips } from './filter-chips'

const meta = {
  title: 'UI/FilterChips',
  component: FilterChips,
  args: {
    label: 'Status',
    value: '',
    onChange: () => undefined,
    options: [
      { value: 'active', label: 'Active', count: 54 },
      { value: 'incomplete', label: 'Incomplete', count: 6 },
      { value: 'archived', label: 'Archived' },
    ],
  },
  render: function Pressed(args) {
    const [value, setValue] = useState(args.value)
    return <FilterChips {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof FilterChips>
export default meta
type Story = StoryObj<typeof meta>

export const NonePressed: Story = {}
export const OnePressed: Story = { args: { value: 'incomplete' } }
