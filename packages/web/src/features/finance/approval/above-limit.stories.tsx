import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { Route } from 'wouter'
import { approvalFixture } from '../../../entities/approval/approval-fixture'
import type { Approval } from '../../../entities/approval/approval-query'
import { draftFixture } from '../../../entities/invoice/invoice-fixture'
import { type Reply, refusal, type Scene, success } from '../../../testing/scene'
import InvoicePage from '../invoice/invoice-page'

const asking = /^(Ask the manager|Minta persetujuan)$/

const meta = {
  title: 'Screens/Finance/Discount above the limit',
  component: InvoicePage,
  render: () => <Route path="/clinic/finance/invoice/:id" component={InvoicePage} />,
} satisfies Meta<typeof InvoicePage>
export default meta
type Story = StoryObj<typeof meta>

/** A quarter off the whole, besides a tenth off a line: Rp 226,250 of Rp 800,000. */
const taken = { discount: 226_250, gross: 800_000 }
const asked = (overrides: Partial<Approval> = {}) => approvalFixture({ ...taken, ...overrides })
const draft = (approval: Approval | null) =>
  draftFixture({
    discount: { percent: 25 },
    discount_reason: 'Keluarga dokter',
    needs_manager: approval?.state !== 'granted' || approval.discount < taken.discount,
    approval,
  })
const scene = (
  approval: Approval | null,
  role: Scene['role'] = 'front_office_clinic',
  replies: Record<string, Reply> = {},
) => ({
  scene: {
    role,
    path: '/clinic/finance/invoice/12',
    replies: {
      'GET /api/information': success(informationFixture({ discount_limit_percent: 10 })),
      'GET /api/invoice/12': success(draft(approval)),
      'PUT /api/invoice/12': success({ ...draft(approval), version: 3 }),
      ...replies,
    },
  } satisfies Scene,
})
const pressing =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }

export const AtTheDesk: Story = { parameters: scene(null) }
export const AtTheManager: Story = { parameters: scene(null, 'manager_clinic') }
export const Asking: Story = {
  parameters: scene(null),
  play: pressing(asking),
}
export const AskedWithoutAReason: Story = {
  parameters: scene(null),
  play: async (context) => {
    await pressing(asking)(context)
    const dialog = within(await screen.findByRole('dialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: asking }))
    await screen.findByText(/^(Say why|Tulis alasannya)$/)
  },
}
export const Waiting: Story = { parameters: scene(asked()) }
export const WaitingForTheManager: Story = { parameters: scene(asked(), 'manager_clinic') }
export const Refusing: Story = {
  parameters: scene(asked(), 'manager_clinic'),
  play: pressing(/^(Refuse|Tolak)$/),
}
export const WithdrawnMeanwhile: Story = {
  parameters: scene(asked(), 'manager_clinic', {
    'POST /api/approval/3/grant': refusal(409, 'This request does not wait for an answer any more.', {
      current: asked({ state: 'withdrawn' }),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Grant|Setujui)$/ }))
    await canvas.findByRole('alert')
  },
}
export const Granted: Story = { parameters: scene(asked({ state: 'granted' })) }
export const MoreThanWasGranted: Story = { parameters: scene(asked({ state: 'granted', discount: 200_000 })) }
export const Refused: Story = { parameters: scene(asked({ state: 'refused', answer: 'Paling banyak 15 %' })) }
export const Withdrawn: Story = { parameters: scene(asked({ state: 'withdrawn', decided_by: 'Siti Aminah' })) }
