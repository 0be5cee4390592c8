import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/master/master-create'
import { MasterList } from '../../platform/master/master-list'
import { MasterPage } from '../../platform/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useStaff from './staff'

const times = { created_at: '2026-01-02T03:04:05.000Z', updated_at: '2026-01-02T03:04:05.000Z' }
const yuni: Schema<'Staff'> = {
  ...{ id: 1, name: 'Yuni Kartika', nik: '3171065705900003', position: 'dental_nurse', phone: '+6281311112222' },
  ...{ email: 'yuni@klinikkenari.test', str_number: '15 1 1 200 3 19', str_valid_until: '2028-05-01' },
  ...{ sip_number: 'SIPTGM/0043/2024', sip_valid_until: '2026-12-15', licence: 'expiring', doctor_id: 1 },
  ...{ doctor_name: 'drg. Andi Pratama', skills: ['four_handed', 'surgery'], status: 'active', version: 1, ...times },
}
const bayu: Schema<'Staff'> = {
  ...yuni,
  ...{ id: 2, name: 'Bayu', position: 'front_office', sip_number: '', sip_valid_until: null, licence: 'none' },
  ...{ doctor_id: null, doctor_name: null, skills: [], status: 'on_leave' },
}

const base = '/clinic/staff'
const List = () => <MasterList master={useStaff()} base={base} />
const Page = () => <MasterPage master={useStaff()} base={base} />
const Create = () => <MasterCreate master={useStaff()} base={base} />

const meta = { title: 'Screens/Assistants', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const noAccount: Schema<'LoginAccount'> = { id: null, state: 'none', email: '', role: null, invited_until: null }
const replies = {
  'GET /api/doctor': success(listOf([{ id: 1, display_name: 'drg. Andi Pratama' }])),
  'GET /api/auth/staff/1/account': success(noAccount),
}
const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { ...replies, 'GET /api/staff': reply } } satisfies Scene,
})
const page = (reply: Reply, role: Scene['role'] = 'manager_clinic') => ({
  scene: { role, path: `${base}/1`, replies: { ...replies, 'GET /api/staff/1': reply } } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf([yuni, bayu]))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=mawar`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }
export const New: Story = {
  render: () => <Create />,
  parameters: { scene: { role: 'manager_clinic', path: `${base}/new`, replies } satisfies Scene },
}
export const Stored: Story = { render: onPage, parameters: page(success(yuni)) }
export const WithoutLicence: Story = { render: onPage, parameters: page(success(bayu)) }
export const AtTheFrontOffice: Story = { render: onPage, parameters: page(success(yuni), 'front_office_clinic') }
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
