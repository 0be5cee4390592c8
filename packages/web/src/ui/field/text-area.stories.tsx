import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area'

const meta = { title: 'UI/TextArea', component: TextArea, args: { label: 'Street' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Jl. Kemang Raya No. 12\nRT 03 / RW 05' } }
export const WithError: Story = { args: { error: 'At most 200 letters' } }
