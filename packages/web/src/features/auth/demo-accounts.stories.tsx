import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Scene, success } from '../../testing/scene'
import DemoAccounts from './demo-accounts'

const account = (email: string, role: Schema<'RoleName'>, clinic = 'Klinik Gigi Kemang') => ({
  email: `${email}@demo.test`,
  password: 'demo-clinic-1',
  role,
  clinic,
})
const accounts: Schema<'DemoAccount'>[] = [
  account('manager', 'manager_clinic'),
  account('frontoffice', 'front_office_clinic'),
  account('doctor', 'doctor_clinic'),
  account('nurse', 'nurse_clinic'),
  account('adminheadoffice', 'admin_head_office'),
  account('manager2', 'manager_clinic', 'Klinik Gigi Tebet'),
]

const meta = {
  title: 'Screens/Login/Demo accounts',
  component: DemoAccounts,
  args: { onChoose: () => {} },
  parameters: {
    scene: { role: null, replies: { 'GET /api/auth/demo-account': success(listOf(accounts)) } } satisfies Scene,
  },
} satisfies Meta<typeof DemoAccounts>
export default meta

export const InDevelopment: StoryObj<typeof meta> = {}
