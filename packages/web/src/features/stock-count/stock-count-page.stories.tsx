import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import CountSheet from './count-sheet'
import {
  countingFixture,
  postedCountFixture,
  reviewFixture,
  startedCountFixture,
  stockCountFixture,
} from './stock-count-fixture'
import StockCountPage from './stock-count-page'

const base = '/clinic/medicine-transaction/count'

const meta = {
  title: 'Screens/Stock count/Page',
  component: StockCountPage,
  render: () => (
    <>
      <Route path={`${base}/:id`} component={StockCountPage} />
      <Route path={`${base}/:id/sheet`} component={CountSheet} />
    </>
  ),
} satisfies Meta<typeof StockCountPage>
export default meta
type Story = StoryObj<typeof meta>

interface Shown {
  role?: Schema<'RoleName'>
  path?: string
  typed?: Reply
}

const scene = (reply: Reply, { role = 'front_office_clinic', path = `${base}/41`, typed = silence }: Shown = {}) => ({
  scene: {
    role,
    path,
    replies: { 'GET /api/stock-count/41': reply, 'POST /api/stock-count/41/entry': typed },
  } satisfies Scene,
})
const byManager = { role: 'manager_clinic' } as const
const hidden = () => stockCountFixture({ ...reviewFixture(), lines: stockCountFixture().lines })

export const Draft: Story = { parameters: scene(success(stockCountFixture())) }
export const WaitingForCounters: Story = { parameters: scene(success(startedCountFixture())) }
export const Counting: Story = { parameters: scene(success(countingFixture())) }
export const Recounting: Story = {
  parameters: scene(
    success(
      countingFixture({
        round: 2,
        people: [{ round: 2, position: 1, name: 'Rina Wijaya', is_caller: true, finished_at: null }],
        lines: stockCountFixture().lines.map((line, row) => ({ ...line, is_counted_now: row === 2 })),
      }),
    ),
  ),
}
export const Unsent: Story = {
  parameters: scene(success(countingFixture())),
  play: async ({ canvas, userEvent }) => {
    const [, , field] = await canvas.findAllByRole('textbox')
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.type(field, '12{Enter}')
    await expect(await canvas.findByText(/^(Not sent yet: 1|Belum terkirim: 1)/)).toBeVisible()
  },
}
export const HalfAUnit: Story = {
  parameters: scene(success(countingFixture())),
  play: async ({ canvas, userEvent }) => {
    const [, , field] = await canvas.findAllByRole('textbox')
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.type(field, '2,5')
    await expect(field).toBeInvalid()
  },
}
export const RefusedBatch: Story = {
  parameters: scene(success(countingFixture()), { typed: refusal(409, 'The count went on in the meantime.') }),
  play: async ({ canvas, userEvent }) => {
    const [, , field] = await canvas.findAllByRole('textbox')
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.type(field, '12{Enter}')
    await expect(await canvas.findByText('The count went on in the meantime.')).toBeVisible()
  },
}
export const ReviewedByTheManager: Story = { parameters: scene(success(reviewFixture()), byManager) }
export const HiddenFromTheDesk: Story = { parameters: scene(success(hidden())) }
export const Posted: Story = { parameters: scene(success(postedCountFixture()), byManager) }
export const BlindSheet: Story = {
  parameters: scene(success(startedCountFixture()), { path: `${base}/41/sheet` }),
}
export const ReportSheet: Story = {
  parameters: scene(success(postedCountFixture()), { ...byManager, path: `${base}/41/sheet` }),
}
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
