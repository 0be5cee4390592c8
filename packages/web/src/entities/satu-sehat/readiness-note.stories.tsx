import { operationRoles } from '@clinic/core/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Scene } from '../../testing/scene'
import { ReadinessNote } from './readiness-note'

const fields = [
  { field: 'identity_number', label: 'NIK' },
  { field: 'village', label: 'Kelurahan' },
  { field: 'area_code', label: 'Kode wilayah' },
]
const meta = {
  title: 'Screens/Satu Sehat/Readiness of a record',
  component: ReadinessNote,
  parameters: { scene: { role: 'front_office_clinic' } satisfies Scene },
  args: { form: '/clinic/patient/12/edit', fields, roles: operationRoles.updatePatient },
} satisfies Meta<typeof ReadinessNote>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { fields: fields.slice(0, 1) } }
export const InIndonesian: Story = {
  parameters: { scene: { role: 'front_office_clinic', language: 'id' } satisfies Scene },
}
export const Nothing: Story = { args: { fields: [] } }
export const WhoMayNotEnterIt: Story = {
  parameters: { scene: { role: 'nurse_clinic' } satisfies Scene },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
