import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps'

const meta = {
  title: 'UI/Steps',
  component: Steps,
  args: { steps: ['Language', 'Clinic', 'Patient', 'Completed'], current: 0 },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const InTheMiddle: Story = { args: { current: 2 } }
