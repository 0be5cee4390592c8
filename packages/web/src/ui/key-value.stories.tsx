import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyValue } from './key-value'

const meta = {
  title: 'UI/KeyValue',
  component: KeyValue,
  args: {
    pairs: [
      { label: 'Record number', value: '00-12-34' },
      { label: 'Date of birth', value: '17 April 1988 (38 years)' },
      { label: 'Phone', value: '0812 3456 7890' },
      { label: 'Email', value: '' },
      { label: 'Address', value: 'Jl. Kemang Raya No. 12, Bangka, Mampang Prapatan, Jakarta Selatan 12730' },
    ],
  },
} satisfies Meta<typeof KeyValue>
export default meta
type Story = StoryObj<typeof meta>

export const Record: Story = {}
