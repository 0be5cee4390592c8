import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure } from './figure'

const meta = { title: 'UI/Figure', component: Figure, args: { label: 'Patients', value: 1204 } } satisfies Meta<
  typeof Figure
>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithGoodChange: Story = { args: { change: { text: '12 more than last week', tone: 'success' } } }
export const WithBadChange: Story = { args: { change: { text: '3 fewer than last week', tone: 'error' } } }
export const OpensTheRows: Story = { args: { href: '/clinic/patient', change: { text: 'As last week' } } }
