import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SearchField } from './search-field'

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: {
    label: 'Search patients',
    placeholder: 'Name, phone, record number',
    shortcut: '/',
    value: '',
    onChange: () => undefined,
  },
  render: function Typed(args) {
    const [text, setText] = useState(args.value)
    return <SearchField {...args} value={text} onChange={setText} />
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'rahma' } }
