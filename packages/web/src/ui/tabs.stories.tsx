import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs'

const meta = {
  title: 'UI/Tabs',
  component: Tabs,
  args: {
    label: 'Patients',
    current: '/clinic/patient',
    tabs: [
      { href: '/clinic/patient', label: 'Patients' },
      { href: '/clinic/patient/registration', label: 'Registrations', count: 3 },
      { href: '/clinic/patient/recall', label: 'Recall' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstIsOpen: Story = {}
export const SecondIsOpen: Story = { args: { current: '/clinic/patient/registration' } }
