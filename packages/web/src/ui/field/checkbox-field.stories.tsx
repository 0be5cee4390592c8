import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from './checkbox-field'

const meta = {
  title: 'UI/CheckboxField',
  component: CheckboxField,
  args: { label: 'I agree that the clinic processes my data for my care' },
} satisfies Meta<typeof CheckboxField>
export default meta
type Story = StoryObj<typeof meta>

export const NotTicked: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const WithHelp: Story = { args: { help: 'You may withdraw it at any time' } }
export const WithError: Story = { args: { required: true, error: 'Without it the clinic may not register you' } }
export const Disabled: Story = { args: { disabled: true } }
