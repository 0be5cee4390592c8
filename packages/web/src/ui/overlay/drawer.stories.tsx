import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroupField } from '../field/radio-group-field'
import { Drawer } from './drawer'

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Settings',
    children: (
      <RadioGroupField
        label="Mode"
        name="mode"
        defaultValue="light"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const AtTheEnd: Story = {}
export const AtTheStart: Story = { args: { placement: 'start', title: 'Navigation' } }
