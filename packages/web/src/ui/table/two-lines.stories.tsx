import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { css } from 'styled-system/css'
import { TwoLines, Unbroken } from './two-lines'

const meta = {
  title: 'UI/TwoLines',
  component: TwoLines,
  parameters: { layout: 'padded' },
  args: { children: 'Siti Rahmawati', small: '00-12-34' },
} satisfies Meta<typeof TwoLines>
export default meta
type Story = StoryObj<typeof meta>

export const Name: Story = {}
export const NothingBelow: Story = { args: { small: '' } }
export const Amount: Story = { args: { children: 'Rp 1.250.000', small: 'per tooth', align: 'end' } }
/** Where a name leaves little room, the whole number goes to the next line. */
export const NumberBesideAName: Story = {
  args: {
    small: (
      <>
        Rizal Tanjung Pura · <Unbroken>00-00-06</Unbroken>
      </>
    ),
  },
  render: (args) => (
    <div className={css({ width: '[min-content]' })}>
      <TwoLines {...args} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('00-00-06').getClientRects()).toHaveLength(1),
}
