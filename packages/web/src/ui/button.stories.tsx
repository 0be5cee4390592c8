import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from './button'

const meta = { title: 'UI/Button', component: Button, args: { children: 'Save changes' } } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {}
export const Soft: Story = { args: { variant: 'soft' } }
export const Outline: Story = { args: { variant: 'outline' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Reject registration' } }
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = { args: { size: 'lg' } }
export const Busy: Story = { args: { busy: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Plus aria-hidden="true" />
        New patient
      </>
    ),
  },
}
