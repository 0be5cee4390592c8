import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './select-field'

const meta = {
  title: 'UI/SelectField',
  component: SelectField,
  args: {
    label: 'Marital status',
    placeholder: 'Choose…',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'married', label: 'Married' },
      { value: 'divorced', label: 'Divorced' },
      { value: 'widowed', label: 'Widowed' },
    ],
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'married' } }
export const WithError: Story = { args: { required: true, error: 'Choose one' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'single' } }
