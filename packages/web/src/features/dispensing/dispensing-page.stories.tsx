import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { dispensingFixture, dispensingLineFixture, partlyDispensedFixture } from './dispensing-fixture'
import DispensingPage from './dispensing-page'

const meta = {
  title: 'Screens/Dispensing/Page',
  component: DispensingPage,
  render: () => <Route path="/clinic/medicine-transaction/dispensing/:id" component={DispensingPage} />,
} satisfies Meta<typeof DispensingPage>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply, sent: Reply = silence) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/dispensing/9',
    replies: { 'GET /api/dispensing/9': reply, 'POST /api/dispensing/9': sent },
  } satisfies Scene,
})
const dispensed = (handed_out: number, billed: number, state: 'issued' | 'paid') =>
  partlyDispensedFixture({
    state: 'dispensed',
    lines: [dispensingLineFixture({ handed_out, billed, batches: [] })],
    invoice: { id: 12, number: 'INV/KMG/2026/0042', state },
  })

export const Waiting: Story = { parameters: scene(success(dispensingFixture())) }
export const WithoutInvoice: Story = { parameters: scene(success(dispensingFixture({ invoice: null }))) }
export const AfterTheInvoiceWasIssued: Story = {
  parameters: scene(success(dispensingFixture({ invoice: { id: 12, number: 'INV/KMG/2026/0042', state: 'issued' } }))),
}
export const PartlyHandedOut: Story = { parameters: scene(success(partlyDispensedFixture())) }
export const HandedOut: Story = { parameters: scene(success(dispensed(15, 15, 'paid'))) }
export const HandedOutAndNotBilled: Story = { parameters: scene(success(dispensed(15, 0, 'issued'))) }
export const MoreThanIsLeft: Story = {
  parameters: scene(success(dispensingFixture())),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByLabelText(/^(Hand out now|Serahkan sekarang)/)
    if (!field) throw new Error('No quantity can be typed')
    await userEvent.click(field)
    await userEvent.clear(field)
    await userEvent.type(field, '16{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
  },
}
export const Refused: Story = {
  parameters: scene(
    success(dispensingFixture()),
    refusal(422, 'Check the marked fields.', {
      fields: { 'lines.1.quantity': 'Asam mefenamat: only 2 can be taken from the stock' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Hand out 2 lines|Serahkan 2 baris)$/ }))
    const [, field] = await canvas.findAllByLabelText(/^(Hand out now|Serahkan sekarang)/)
    if (!field) throw new Error('No quantity can be typed')
    await expect(field).toBeInvalid()
  },
}
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist.')) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
