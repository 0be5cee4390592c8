import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { masterStories } from '../../testing/master-stories'
import { listOf, success } from '../../testing/scene'
import useDoctor from './doctor'
import { andi, maya, rooms, sukarno } from './doctor-fixture'

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const { page, ...stories } = masterStories('doctor', useDoctor, [andi, maya, sukarno], {
  'GET /api/room': success(listOf(rooms)),
  'GET /api/auth/doctor/1/account': success(noAccount),
})
const meta = { title: 'Screens/Dentists' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const LicenceEndsSoon: Story = page(success({ ...maya, id: 1 }))
export const LicenceExpired: Story = page(success({ ...sukarno, id: 1 }))
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
