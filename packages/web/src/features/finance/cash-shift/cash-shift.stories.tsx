import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import {
  cashShiftFixture,
  closedShiftFixture,
  countedShiftFixture,
} from '../../../entities/cash-shift/cash-shift-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import CashShiftPage from './cash-shift-page'

const meta = {
  title: 'Screens/Finance/Cash shift',
  component: CashShiftPage,
  render: () => <Route path="/clinic/finance/cash-shift/:id" component={CashShiftPage} />,
} satisfies Meta<typeof CashShiftPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, more: Scene = {}) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/finance/cash-shift/3',
    ...more,
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/cash-shift/3': reply },
  } satisfies Scene,
})

export const Open: Story = {
  parameters: scene(success(cashShiftFixture())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /100[.,]000/ }), '8')
  },
}
export const OfSomebodyElse: Story = { parameters: scene(success(cashShiftFixture({ user_id: 9 }))) }
export const CountedWithAVariance: Story = { parameters: scene(success(countedShiftFixture())) }
export const CountedExactly: Story = {
  parameters: scene(success(countedShiftFixture({ counted: 850_000, variance: 0 }))),
}
export const CountedAsTheManagerSeesIt: Story = {
  parameters: scene(success(countedShiftFixture({ user_id: 9 })), { role: 'manager_clinic' }),
}
export const AskedToGoOn: Story = {
  parameters: scene(success(countedShiftFixture())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Go on|Lanjutkan)$/ }))
    await screen.findByRole('dialog')
  },
}
export const Closed: Story = { parameters: scene(success(closedShiftFixture({ id: 3 }))) }
export const Unknown: Story = { parameters: scene(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
