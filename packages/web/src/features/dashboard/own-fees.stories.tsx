import type { Meta, StoryObj } from '@storybook/react-vite'
import { feeLinesFixture, feeStatementFixture } from '../../entities/fee-statement/fee-statement-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import OwnFees from './own-fees'

const meta = { title: 'Screens/Dashboard/Own fees', component: OwnFees } satisfies Meta<typeof OwnFees>
export default meta
type Story = StoryObj<typeof meta>

const { period, state, sums } = feeStatementFixture()

const scene = (reply: Reply) => ({
  scene: {
    role: 'doctor_clinic',
    path: '/doctor/dashboard/fee-share',
    replies: { 'GET /api/fee-statement/mine': reply },
  } satisfies Scene,
})

export const Many: Story = { parameters: scene(success({ period, state, sums, lines: feeLinesFixture() })) }
export const Nothing: Story = {
  parameters: scene(success({ period, state, sums: { lines: 0, earned: 0, assistant: 0, amount: 0 }, lines: [] })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
