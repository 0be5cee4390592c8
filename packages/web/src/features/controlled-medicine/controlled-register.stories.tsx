import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { controlledMonthFixture, controlledMovementsFixture } from './controlled-medicine-fixture'
import ControlledRegister from './controlled-register'

const meta = {
  title: 'Screens/Narcotics register/Movements',
  component: ControlledRegister,
} satisfies Meta<typeof ControlledRegister>
export default meta
type Story = StoryObj<typeof meta>

const address = '/clinic/medicine-transaction/register/movement'
const scene = (reply: Reply, asked = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: `${address}${asked}`,
    replies: {
      'GET /api/controlled-medicine': success(controlledMonthFixture()),
      'GET /api/controlled-medicine/movement': reply,
    },
  } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(controlledMovementsFixture()))) }
export const OfOneMedicine: Story = {
  parameters: scene(success(listOf(controlledMovementsFixture())), '?medicine_id=31'),
}
export const NothingMoved: Story = { parameters: scene(success(listOf([]))) }
export const NothingMatches: Story = { parameters: scene(success(listOf([])), '?category=psychotropic') }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
