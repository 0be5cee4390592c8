import type { RoleName } from '@clinic/core/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import { clinicFixture } from '../clinic-fixture'
import { Root } from '../root'

const meta = { title: 'Screens/Pages', component: Root } satisfies Meta<typeof Root>
export default meta
type Story = StoryObj<typeof meta>

const at = (path: string, role: RoleName | null): Story => ({
  parameters: { scene: { path, role, replies: clinicFixture } satisfies Scene },
})

export const PermissionDeniedWithoutAnArea = at('/permission-denied', 'head_office')
export const PermissionDeniedForThisPage = at('/clinic/finance', 'doctor_clinic')
export const PermissionDeniedSignedOut = at('/permission-denied', null)
export const NotFound = at('/404', null)
export const NotFoundSignedOut = at('/clinic/nowhere', null)
export const NotFoundInTheFrame = at('/clinic/nowhere', 'manager_clinic')
export const Maintenance = at('/maintenance', null)
