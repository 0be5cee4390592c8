import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button'
import { PageHeader } from './page-header'

const meta = { title: 'UI/PageHeader', component: PageHeader, args: { title: 'Patients' } } satisfies Meta<
  typeof PageHeader
>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyTitle: Story = {}
export const WithDescriptionAndAction: Story = {
  args: { description: '60 people of Klinik Gigi Kemang', actions: <Button>New patient</Button> },
}
export const BelowAnotherPage: Story = {
  args: { title: 'Siti Rahmawati', back: { href: '/clinic/patient', label: 'Patients' } },
}
