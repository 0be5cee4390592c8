import { homeOf, type RoleName } from '@clinic/core/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Scene } from '../../testing/scene'
import { clinicFixture } from '../clinic-fixture'
import { Root } from '../root'

const meta = { title: 'Screens/Frame', component: Root } satisfies Meta<typeof Root>
export default meta
type Story = StoryObj<typeof meta>

const of = (role: RoleName, other: Partial<Scene> = {}) => ({
  scene: { role, path: homeOf(role), replies: clinicFixture, ...other } satisfies Scene,
})
const press = (name: RegExp): Story['play'] => {
  return async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, { timeout: 10_000 }))
  }
}
const phone = { viewport: { value: 'mobile1' } }

export const NavigationOfTheManager: Story = { parameters: of('manager_clinic') }
export const NavigationOfTheFrontOffice: Story = { parameters: of('front_office_clinic') }
export const NavigationOfTheDentist: Story = { parameters: of('doctor_clinic') }
export const NavigationOfTheDentalAssistant: Story = { parameters: of('nurse_clinic') }
export const NoAreaForTheHeadOffice: Story = { parameters: of('head_office') }
export const NoAreaForTheHeadOfficeAdministrator: Story = { parameters: of('admin_head_office') }
export const NoAreaForThePatient: Story = { parameters: of('patient') }

export const NavigationOnAPhone: Story = {
  globals: phone,
  parameters: of('manager_clinic'),
  play: press(/Open the navigation|Buka navigasi/),
}
export const AccountMenu: Story = { parameters: of('manager_clinic'), play: press(/Account of|Akun/) }
export const ShortcutSheet: Story = {
  parameters: of('front_office_clinic', { path: '/clinic/patient' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('searchbox', {}, { timeout: 10_000 })
    await userEvent.keyboard('?')
  },
}
export const SettingsDrawer: Story = {
  parameters: of('manager_clinic'),
  play: press(/Display settings|Pengaturan tampilan/),
}
export const OfflineBar: Story = { parameters: of('front_office_clinic', { isOffline: true }) }
export const OfflineOnAPhone: Story = { ...OfflineBar, globals: phone }
export const StagingLabel: Story = {
  parameters: of('manager_clinic'),
  beforeEach: () => {
    const environment = Object.assign(document.createElement('meta'), { name: 'environment', content: 'staging' })
    document.head.append(environment)
    return () => environment.remove()
  },
}
