import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail } from 'lucide-react'
import { TextField } from './text-field'

const meta = { title: 'UI/TextField', component: TextField, args: { label: 'First name' } } satisfies Meta<
  typeof TextField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Siti Rahmawati' } }
export const Required: Story = { args: { required: true } }
export const WithHelp: Story = { args: { help: 'As it stands on the identity card' } }
export const WithError: Story = {
  args: { required: true, help: 'As it stands on the identity card', error: 'First name is required' },
}
export const WithIcon: Story = {
  args: { label: 'Email', start: <Mail />, placeholder: 'name@example.com', type: 'email' },
}
export const Large: Story = { args: { size: 'lg' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '00-12-34' } }
