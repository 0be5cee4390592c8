import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDrop } from './file-drop'

const meta = {
  title: 'UI/File drop',
  component: FileDrop,
  args: {
    label: 'File',
    text: 'Drop a file here, or',
    choose: 'Choose a file',
    hint: 'CSV or Excel (.xlsx), at most 10 MB.',
    accept: '.csv,.xlsx',
    onFiles: () => {},
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Busy: Story = { args: { busy: true } }
