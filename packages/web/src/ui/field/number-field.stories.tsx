import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { NumberField } from './number-field'

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Price', unit: 'Rp', unitSide: 'start', locale: 'id', value: 1_250_000, onChange: () => {} },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <NumberField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Money: Story = {
  play: async ({ canvas }) => {
    const price = canvas.getByLabelText('Price')
    await expect(price).toHaveValue('1.250.000')
    await userEvent.clear(price)
    await userEvent.type(price, 'Rp 75.000,-')
    await userEvent.tab()
    await expect(price).toHaveValue('75.000')
  },
}
export const Minutes: Story = { args: { label: 'Duration', unit: 'min', unitSide: 'end', value: 45 } }
export const Empty: Story = { args: { value: null, required: true } }
export const WithError: Story = { args: { value: 0, error: 'At least 1' } }
