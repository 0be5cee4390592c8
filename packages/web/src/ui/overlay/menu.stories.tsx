import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, UserRound } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Menu } from './menu'

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="outline">Account</Button>,
    groups: [
      [
        { value: 'profile', label: 'Profile', icon: <UserRound />, onSelect: () => undefined },
        { value: 'settings', label: 'Settings', icon: <Settings />, onSelect: () => undefined, disabled: true },
      ],
      [{ value: 'logout', label: 'Log out', icon: <LogOut />, onSelect: () => undefined, tone: 'danger' }],
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { header: 'Dewi Lestari' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const item = await screen.findByRole('menuitem', { name: 'Log out' })
    await waitFor(() => expect(item).toBeVisible())
  },
}
