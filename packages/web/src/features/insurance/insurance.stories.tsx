import type { Meta, StoryObj } from '@storybook/react-vite'
import { emas, ended, ofExpiredPayor, ofInactivePayor, payors } from '../../entities/insurance/insurance-fixture'
import { masterStories } from '../../testing/master-stories'
import { listOf, refusal, success } from '../../testing/scene'
import useInsurance from './insurance'

const plans = [emas, ofExpiredPayor, ofInactivePayor, ended]
const { page, ...stories } = masterStories('insurance', useInsurance, plans, {
  'GET /api/payor': success(listOf(payors)),
})
const meta = { title: 'Screens/Insurance' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const PayorContractExpired: Story = page(success(ofExpiredPayor))
export const PayorInactive: Story = page(success(ofInactivePayor))
export const Ended: Story = page(success(ended))
export const CellRefused: Story = {
  ...page(success(emas), {
    replies: {
      'PUT /api/insurance/1': refusal(400, 'Please check.', { fields: { 'coverage_rules.1.percent': 'At most 100' } }),
    },
  }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)/ })),
}
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
