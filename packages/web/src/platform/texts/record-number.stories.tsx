import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { css } from 'styled-system/css'
import { RecordNumber } from './record-number'

const meta = {
  title: 'UI/RecordNumber',
  component: RecordNumber,
  parameters: { layout: 'padded' },
  args: { number: '00-00-06' },
} satisfies Meta<typeof RecordNumber>
export default meta
type Story = StoryObj<typeof meta>

/** Where a name leaves little room, the whole number goes to the next line. */
export const BesideAName: Story = {
  render: (args) => (
    <p className={css({ width: '[min-content]' })}>
      Rizal Tanjung Pura · <RecordNumber {...args} />
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('00-00-06').getClientRects()).toHaveLength(1),
}
