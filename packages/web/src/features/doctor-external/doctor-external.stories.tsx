import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/master/master-create'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useDoctorExternal from './doctor-external'

const times = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }
const dewi: Schema<'DoctorExternal'> = {
  ...{ id: 1, name: 'Dewi Anggraini', title_before: 'drg.', title_after: 'Sp.Ort', nik: '', specialty: 'orthodontics' },
  ...{ display_name: 'drg. Dewi Anggraini, Sp.Ort', phone: '+6281298765432', email: '', str_number: '' },
  ...{ str_valid_until: null, sip_number: '446/SIP-DRG/0912/2024', sip_valid_until: '2029-01-31', licence: 'valid' },
  ...{ color: 'purple', room_id: null, room_name: null, minutes: 45, engagement: 'visiting', institution: 'RSGM UI' },
  ...{ agreement_number: 'PKS/2026/014', agreement_from: '2026-01-01', agreement_until: '2026-12-31' },
  ...{
    bank_name: 'BCA',
    bank_account: '0123456789',
    bank_holder: 'Dewi Anggraini',
    status: 'active',
    version: 2,
    ...times,
  },
}
const hospital: Schema<'DoctorExternal'> = {
  ...dewi,
  ...{ id: 2, name: 'Bonar Simanjuntak', display_name: 'drg. Bonar Simanjuntak, Sp.BM', specialty: 'oral_surgery' },
  ...{ engagement: 'referral_recipient', sip_number: '', sip_valid_until: null, licence: 'none' },
}

const base = '/clinic/doctor-external'
const List = () => <MasterList master={useDoctorExternal()} base={base} />
const Page = () => <MasterPage master={useDoctorExternal()} base={base} />
const Create = () => <MasterCreate master={useDoctorExternal()} base={base} />

const meta = { title: 'Screens/External Dentists', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const replies = { 'GET /api/room': success(listOf([])), 'GET /api/auth/doctor/1/account': success(noAccount) }
const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { ...replies, 'GET /api/doctor-external': reply } } satisfies Scene,
})
const page = (reply: Reply, role: Scene['role'] = 'manager_clinic') => ({
  scene: { role, path: `${base}/1`, replies: { ...replies, 'GET /api/doctor-external/1': reply } } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf([dewi, hospital]))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=mawar`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = {
  render: () => <Create />,
  parameters: { scene: { role: 'manager_clinic', path: `${base}/new`, replies } satisfies Scene },
}
export const Stored: Story = { render: onPage, parameters: page(success(dewi)) }
export const ReceivesReferrals: Story = { render: onPage, parameters: page(success(hospital)) }
export const AtTheFrontOffice: Story = { render: onPage, parameters: page(success(dewi), 'front_office_clinic') }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
