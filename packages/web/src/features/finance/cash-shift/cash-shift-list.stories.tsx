import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  cashShiftFixture,
  closedShiftFixture,
  countedShiftFixture,
} from '../../../entities/cash-shift/cash-shift-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import CashShiftList from './cash-shift-list'

const meta = { title: 'Screens/Finance/Cash shifts', component: CashShiftList } satisfies Meta<typeof CashShiftList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, path = '/clinic/finance/cash-shift') => ({
  scene: {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/cash-shift/mine': success({ current: cashShiftFixture() }),
      'GET /api/cash-shift': reply,
    },
  } satisfies Scene,
})
const many = [cashShiftFixture(), countedShiftFixture({ id: 4, user_name: 'Dewi' }), closedShiftFixture()]

export const Many: Story = { parameters: scene(success(listOf(many))) }
export const EmptyBecauseNew: Story = { parameters: scene(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = {
  parameters: scene(success(listOf([])), '/clinic/finance/cash-shift?state=counted'),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
