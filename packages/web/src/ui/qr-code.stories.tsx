import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code'

const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  args: {
    value: 'https://clinic.test/patient/register?clinic=kemang',
    label: 'Registration page of Klinik Gigi Kemang',
  },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const RegistrationLink: Story = {}
