import type { Meta, StoryObj } from '@storybook/react-vite'
import { LogOut, Settings, UserRound } from 'lucide-react'
import { expect, screen, waitFor } from 'storybook/test'
import Menu from './menu'
import { MenuButton } from './menu-button'

const meta = {
  title: 'UI/Menu',
  component: MenuButton,
  args: {
    label: 'Actions for Dewi Lestari',
    menu: (opening) => (
      <Menu
        {...opening}
        groups={[
          [
            { value: 'profile', label: 'Profile', icon: <UserRound />, href: '/profile' },
            { value: 'settings', label: 'Settings', icon: <Settings />, onSelect: () => undefined, disabled: true },
          ],
          [{ value: 'logout', label: 'Log out', icon: <LogOut />, onSelect: () => undefined, tone: 'danger' }],
        ]}
      />
    ),
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Dewi Lestari' }))
    const item = await screen.findByRole('menuitem', { name: 'Log out' })
    await waitFor(() => expect(item).toBeVisible())
  },
}
