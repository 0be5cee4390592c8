import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { TimeField } from './time-field'

const meta = {
  title: 'UI/TimeField',
  component: TimeField,
  args: { label: 'From', value: '08:00', onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <TimeField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const TypedAsItComes: Story = {
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText('From')
    await userEvent.clear(from)
    await userEvent.type(from, '8.30')
    await userEvent.tab()
    await expect(from).toHaveValue('08:30')
  },
}
export const Empty: Story = { args: { value: '', required: true } }
export const WithError: Story = { args: { value: '25:00', error: 'This is not a time' } }
