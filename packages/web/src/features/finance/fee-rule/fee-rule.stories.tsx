import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { masterStories } from '../../../testing/master-stories'
import { listOf, success } from '../../../testing/scene'
import useFeeRule from './fee-rule'
import { ofCategory, ofDentist, ofService } from './fee-rule-fixture'

const doctors = [{ id: 3, display_name: 'drg. Maya Kusuma, Sp.KG', problem: null }]
const stories = masterStories('fee-rule', useFeeRule, [ofDentist, ofService, ofCategory], {
  'GET /api/doctor/treating': success(listOf(doctors)),
})
const meta = { title: 'Screens/Finance/Fee rules' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Fixed: Story = {
  ...stories.new,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /^(Fee|Jasa)/ }), 'fixed')
    await expect(canvas.getByRole('textbox', { name: /^(Amount|Jumlah)/ })).toBeVisible()
  },
}
export const Stored: Story = stories.stored
export const Missing: Story = stories.missing
