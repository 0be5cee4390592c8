import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Steps } from './steps'

const meta = {
  title: 'UI/Steps',
  component: Steps,
  args: { steps: ['Language', 'Clinic', 'Patient', 'Completed'], current: 0 },
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const InTheMiddle: Story = { args: { current: 2 } }
/** Only the current step is told in words, each of which stands in one line. */
export const OnAPhone: Story = {
  args: { steps: ['Bahasa', 'Klinik', 'Pasien'], current: 1 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByText(/^(Step|Langkah) \d/)
    await expect(done?.clientWidth).toBeLessThanOrEqual(1)
    await expect(current?.getClientRects()).toHaveLength(1)
  },
}
