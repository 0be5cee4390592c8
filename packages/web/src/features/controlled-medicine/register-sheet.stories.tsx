import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { controlledMonthFixture, controlledMovementsFixture } from './controlled-medicine-fixture'
import RegisterSheet from './register-sheet'

const meta = {
  title: 'Screens/Narcotics register/Sheet',
  component: RegisterSheet,
} satisfies Meta<typeof RegisterSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (month: Reply, movements: Reply = success(listOf(controlledMovementsFixture()))) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/medicine-transaction/register/sheet',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/controlled-medicine': month,
      'GET /api/controlled-medicine/movement': movements,
    },
  } satisfies Scene,
})

export const Month: Story = { parameters: scene(success(controlledMonthFixture())) }
export const NothingThere: Story = { parameters: scene(success([]), success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = {
  parameters: scene(success(controlledMonthFixture()), refusal(503, 'The database does not answer.')),
}
