import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Banner } from './banner'

const meta = {
  title: 'UI/Banner',
  component: Banner,
  args: { children: 'Three registrations wait for a look.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'The patient is registered.' } }
export const Warning: Story = {
  args: { tone: 'warning', title: 'Looks like someone known', children: 'Same phone, same birthday.' },
}
export const ErrorWithAction: Story = {
  args: {
    tone: 'error',
    title: 'Not saved',
    children: 'Somebody changed this patient meanwhile. What you typed is still here.',
    action: (
      <Button variant="outline" size="sm">
        Compare
      </Button>
    ),
  },
}
