import type { Meta, StoryObj } from '@storybook/react-vite'
import { link } from 'styled-system/recipes'

const meta = {
  title: 'UI/Link',
  render: ({ quiet }) => (
    <p>
      See the{' '}
      <a href="#rules" className={link({ quiet })}>
        opening hours
      </a>{' '}
      of the clinic.
    </p>
  ),
  args: { quiet: false },
} satisfies Meta<{ quiet: boolean }>
export default meta
type Story = StoryObj<typeof meta>

export const InRunningText: Story = {}
export const Quiet: Story = {
  render: () => (
    <a href="#patient" className={link({ quiet: true })}>
      Siti Rahmawati
    </a>
  ),
}
