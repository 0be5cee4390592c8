import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Route } from 'wouter'
import { cancelledUsageFixture, postedUsageFixture, usageFixture } from '../../entities/medicine/usage-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import UsagePage from './usage-page'

const meta = {
  title: 'Screens/Usage/Page',
  component: UsagePage,
  render: () => <Route path="/clinic/medicine-transaction/usage/:id" component={UsagePage} />,
} satisfies Meta<typeof UsagePage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, sent: Reply = silence) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/usage/31',
    replies: { 'GET /api/usage/31': reply, 'POST /api/usage/31/post': sent },
  } satisfies Scene,
})

export const Waiting: Story = { parameters: scene(success(usageFixture())) }
export const Posted: Story = { parameters: scene(success(postedUsageFixture())) }
export const Cancelled: Story = { parameters: scene(success(cancelledUsageFixture('Bahan milik pasien'))) }
export const ReplacedByALaterNote: Story = { parameters: scene(success(cancelledUsageFixture(''))) }
export const MoreThanThereIs: Story = {
  parameters: scene(success(usageFixture())),
  play: async ({ canvas, userEvent }) => {
    const [, field] = await canvas.findAllByLabelText(/^(Used|Terpakai)/)
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, '2{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
  },
}
export const NothingEntered: Story = {
  parameters: scene(success(usageFixture())),
  play: async ({ canvas, userEvent }) => {
    for (const field of await canvas.findAllByLabelText(/^(Used|Terpakai)/)) {
      await userEvent.click(field)
      await userEvent.clear(field)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^(Post 0|Bukukan 0)/ }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: scene(
    success(usageFixture()),
    refusal(422, 'Check the marked fields.', {
      fields: { 'lines.1.quantity': 'Komposit A2: only 0 can be taken from the stock' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Post 2 materials|Bukukan 2 bahan)$/ }))
    const [, field] = await canvas.findAllByLabelText(/^(Used|Terpakai)/)
    if (!field) throw new Error('No quantity can be typed')
    await expect(field).toBeInvalid()
  },
}
export const Cancelling: Story = {
  parameters: scene(success(usageFixture())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Nothing was used|Tidak ada yang terpakai)$/ }))
    await screen.findByRole('textbox', { name: /^(Reason|Alasan)/ }, { timeout: 5_000 })
  },
}
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
