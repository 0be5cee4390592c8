import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { EmptyState } from './empty-state'

const meta = { title: 'UI/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const BecauseNew: Story = {
  args: {
    title: 'No patients yet',
    children: 'They appear here once they register, or once you add them.',
    action: <Button>New patient</Button>,
  },
}
export const BecauseFiltered: Story = {
  args: {
    kind: 'filtered',
    title: 'No result for “rahmw”',
    children: 'Try a part of the name, the phone or the record number.',
    action: <Button variant="outline">Clear the filter</Button>,
  },
}
