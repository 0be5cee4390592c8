import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button'
import { Card } from './card'

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'Open Monday to Saturday, 08.00 to 20.00.' },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithTitle: Story = { args: { title: 'Opening hours' } }
export const WithTitleAndActions: Story = {
  args: {
    title: 'Opening hours',
    actions: (
      <Button variant="outline" size="sm">
        Edit
      </Button>
    ),
  },
}
