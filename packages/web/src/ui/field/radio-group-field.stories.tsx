import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroupField } from './radio-group-field'

const meta = {
  title: 'UI/RadioGroupField',
  component: RadioGroupField,
  args: {
    label: 'Sex',
    name: 'sex',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
  },
} satisfies Meta<typeof RadioGroupField>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'female' } }
export const WithError: Story = { args: { required: true, error: 'Choose one' } }
export const AsCards: Story = {
  args: {
    label: 'Clinic',
    name: 'clinic',
    look: 'cards',
    defaultValue: 'kemang',
    options: [
      { value: 'kemang', label: 'Klinik Gigi Kemang', help: 'Jl. Kemang Raya No. 12, Jakarta Selatan' },
      { value: 'menteng', label: 'Klinik Gigi Menteng', help: 'Jl. Cikini Raya No. 3, Jakarta Pusat' },
    ],
  },
}
