import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Vital signs', children: <Button variant="outline">Hover or focus</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const show: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('tooltip')).toBeVisible()
}

export const Below: Story = { play: show }
export const Beside: Story = { args: { placement: 'end' }, play: show }
export const HiddenByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Vital signs')).not.toBeVisible()
  },
}
