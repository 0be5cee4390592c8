import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SignatureDrawing } from './signature-drawing'
import { SignatureField } from './signature-field'

const stroke =
  'M60,110 L70,86 L92,60 L120,64 L132,104 L168,88 L204,96 L240,112 L300,72 L356,92 L354,98 L300,80 L238,118 L202,102 L130,110 L118,72 L94,66 L64,112 Z'
const drawing = { width: 500, height: 200, paths: [stroke, 'M380,120 L440,90 L442,94 L382,124 Z'] }

const meta = {
  title: 'UI/SignatureField',
  component: SignatureField,
  args: {
    label: 'Your signature',
    required: true,
    help: 'Sign in the box with a finger, a pen or the mouse.',
    words: { pad: 'signature pad', undo: 'Undo', clear: 'Clear' },
    value: null,
    onChange: () => {},
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <SignatureField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SignatureField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithError: Story = { args: { error: 'Sign in the box' } }
export const Drawn: Story = {
  args: { value: drawing },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled()
  },
}
export const ReadOnly: Story = { render: () => <SignatureDrawing drawing={drawing} label="Signature of Siti Rahayu" /> }
