import type { Meta, StoryObj } from '@storybook/react-vite'
import { FailedState } from './failed-state'

const meta = {
  title: 'UI/FailedState',
  component: FailedState,
  args: {
    title: 'The patients could not be loaded',
    message: 'The server did not answer.',
    safe: 'Nothing was changed.',
    retry: { label: 'Try again', onRetry: () => undefined },
  },
} satisfies Meta<typeof FailedState>
export default meta
type Story = StoryObj<typeof meta>

export const CanBeTriedAgain: Story = {}
export const TryingAgain: Story = { args: { retry: { label: 'Try again', onRetry: () => undefined, busy: true } } }
