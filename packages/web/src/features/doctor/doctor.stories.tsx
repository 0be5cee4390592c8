import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/master/master-create'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useDoctor from './doctor'
import { andi, maya, rooms, sukarno } from './doctor-fixture'

const base = '/clinic/doctor'
const List = () => <MasterList master={useDoctor()} base={base} />
const Page = () => <MasterPage master={useDoctor()} base={base} />
const Create = () => <MasterCreate master={useDoctor()} base={base} />

const meta = { title: 'Screens/Dentists', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const replies = { 'GET /api/room': success(listOf(rooms)), 'GET /api/auth/doctor/1/account': success(noAccount) }
const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { ...replies, 'GET /api/doctor': reply } } satisfies Scene,
})
const page = (reply: Reply, role: Scene['role'] = 'manager_clinic') => ({
  scene: { role, path: `${base}/1`, replies: { ...replies, 'GET /api/doctor/1': reply } } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf([andi, maya, sukarno]))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=mawar`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = {
  render: () => <Create />,
  parameters: { scene: { role: 'manager_clinic', path: `${base}/new`, replies } satisfies Scene },
}
export const Stored: Story = { render: onPage, parameters: page(success(andi)) }
export const LicenceEndsSoon: Story = { render: onPage, parameters: page(success(maya)) }
export const LicenceExpired: Story = { render: onPage, parameters: page(success(sukarno)) }
export const AtTheFrontOffice: Story = { render: onPage, parameters: page(success(andi), 'front_office_clinic') }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
