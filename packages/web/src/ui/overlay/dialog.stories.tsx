import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { TextField } from '../field/text-field'
import { Dialog } from './dialog'

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { open: true, onClose: () => undefined, title: 'Reject this registration?' },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  args: {
    role: 'alertdialog',
    description: 'The visitor is told that the clinic could not accept it. Nothing is deleted.',
    footer: (
      <>
        <Button variant="outline">Keep it</Button>
        <Button variant="danger">Reject</Button>
      </>
    ),
  },
}
export const WithForm: Story = {
  args: {
    title: 'Edit phone',
    children: <TextField label="Phone" defaultValue="0812 3456 7890" />,
    footer: <Button>Save</Button>,
  },
}
export const Large: Story = { args: { size: 'lg', title: 'Compare', children: 'Two records side by side.' } }
