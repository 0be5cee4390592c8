import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ChoicesField } from './choices-field'

const options = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'sunday', label: 'Sunday' },
]
const meta = {
  title: 'UI/ChoicesField',
  component: ChoicesField,
  args: { label: 'Days', name: 'days', options, value: ['sunday'], onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <ChoicesField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ChoicesField>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Monday'))
    await expect(canvas.getByLabelText('Monday')).toBeChecked()
    await expect(canvas.getByLabelText('Sunday')).toBeChecked()
  },
}
export const WithError: Story = { args: { value: [], required: true, error: 'Choose at least one' } }
