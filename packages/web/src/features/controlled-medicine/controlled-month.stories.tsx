import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { controlledMonthFixture } from './controlled-medicine-fixture'
import ControlledMonth from './controlled-month'

const meta = {
  title: 'Screens/Narcotics register/Month',
  component: ControlledMonth,
} satisfies Meta<typeof ControlledMonth>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/medicine-transaction/register',
    replies: { 'GET /api/controlled-medicine': reply },
  } satisfies Scene,
})

export const Month: Story = { parameters: scene(success(controlledMonthFixture())) }
export const Empty: Story = { parameters: scene(success([])) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
