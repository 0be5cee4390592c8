import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { Route } from 'wouter'
import { MasterCreate } from '../../platform/record/master/master-create'
import { MasterList } from '../../platform/record/master/master-list'
import { MasterPage } from '../../platform/record/master/master-page'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import useRoom from './room'

const base = '/clinic/room'
const List = () => <MasterList master={useRoom()} base={base} />
const Create = () => <MasterCreate master={useRoom()} base={base} />
const Page = () => <MasterPage master={useRoom()} base={base} />

const meta = { title: 'Screens/Rooms', component: List } satisfies Meta<typeof List>
export default meta
type Story = StoryObj<typeof meta>

const room = {
  id: 1,
  code: 'T1',
  name: 'Melati',
  type: 'treatment',
  floor: '1',
  chair_brand: 'Belmont Clesta eIII',
  chair_serial: 'BC3-10442',
  note: '',
  status: 'active',
  state: 'active',
  maintenance_until: null,
  version: 1,
  created_at: '2026-01-02T03:04:05.000Z',
  updated_at: '2026-01-02T03:04:05.000Z',
}
const broken = { ...room, state: 'maintenance', maintenance_until: '2026-11-20T09:00:00.000Z' }
const rows = [
  room,
  { ...broken, id: 2, code: 'T2', name: 'Ruang Tindakan Bedah Mulut dan Implan Lantai Dua Sebelah Tangga', floor: '2' },
  { ...room, id: 3, code: 'RAD', name: 'Radiologi', type: 'radiology', chair_brand: '', chair_serial: '' },
  { ...room, id: 4, code: 'T0', name: 'Gudang lama', status: 'inactive', state: 'inactive', floor: '' },
]
const window = {
  room_id: 1,
  version: 1,
  starts_at: '2026-11-20T01:00:00.000Z',
  ends_at: '2026-11-20T09:00:00.000Z',
  appointments: [],
}
const meanwhile = [
  {
    id: 7,
    doctor_name: 'drg. Andi Pratama',
    starts_at: '2026-12-20T02:00:00.000Z',
    ends_at: '2026-12-20T02:30:00.000Z',
  },
  {
    id: 8,
    doctor_name: 'drg. I Gusti Ngurah Bagus Wirawan, Sp.Pros',
    starts_at: '2026-12-20T03:00:00.000Z',
    ends_at: '2026-12-20T04:00:00.000Z',
  },
]
const windows = [
  {
    ...window,
    id: 4,
    state: 'planned',
    starts_at: '2026-12-20T01:00:00.000Z',
    ends_at: '2026-12-20T09:00:00.000Z',
    reason: 'Servis tahunan',
    appointments: meanwhile,
  },
  { ...window, id: 3, state: 'running', reason: 'Kompresor bocor' },
  { ...window, id: 2, state: 'cancelled', reason: 'Ganti lampu' },
  { ...window, id: 1, state: 'past', reason: 'Pengecatan' },
]

const list = (reply: Reply, path = base) => ({
  scene: { role: 'manager_clinic', path, replies: { 'GET /api/room': reply } } satisfies Scene,
})
const page = (reply: Reply, maintenance: Reply = success(listOf([])), scene: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: `${base}/1`,
    ...scene,
    replies: { 'GET /api/room/1': reply, 'GET /api/room/1/maintenance': maintenance, ...scene.replies },
  } satisfies Scene,
})
const onPage = () => <Route path={`${base}/:id`} component={Page} />

export const Many: Story = { parameters: list(success(listOf(rows))) }
export const EmptyBecauseNew: Story = { parameters: list(success(listOf([]))) }
export const EmptyBecauseFiltered: Story = { parameters: list(success(listOf([])), `${base}?search=mawar`) }
export const Loading: Story = { parameters: list(silence) }
export const Failed: Story = { parameters: list(refusal(500, 'The server failed. Try again in a moment.')) }

export const New: Story = { render: Create, parameters: list(silence, `${base}/new`) }
export const CodeTaken: Story = {
  render: Create,
  parameters: {
    scene: {
      role: 'manager_clinic',
      path: `${base}/new`,
      replies: {
        'POST /api/room': refusal(422, 'Please check.', {
          fields: { code: 'Already used by Melati' },
          holders: { code: { kind: 'room', id: room.id, name: 'Melati' } },
        }),
      },
    } satisfies Scene,
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(await form.findByLabelText(/^(Code|Kode)/), 'T1')
    await userEvent.type(form.getByLabelText(/^(Name|Nama)/), 'Melati')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await form.findByText('Already used by Melati')
    await form.findByRole('link', { name: /^(Open|Buka) Melati/ })
  },
}

export const Stored: Story = { render: onPage, parameters: page(success(room)) }
export const InMaintenance: Story = { render: onPage, parameters: page(success(broken), success(listOf(windows))) }
export const ForTheFrontOfficeToRead: Story = {
  render: onPage,
  parameters: page(success(broken), success(listOf(windows)), { role: 'front_office_clinic' }),
}
export const MaintenanceFailedToLoad: Story = {
  render: onPage,
  parameters: page(success(room), refusal(500, 'The server failed. Try again in a moment.')),
}
export const MaintenanceThatOverlaps: Story = {
  render: onPage,
  parameters: page(success(room), success(listOf(windows)), {
    replies: {
      'POST /api/room/1/maintenance': refusal(422, 'Please check.', {
        fields: { starts_at: 'The room has another maintenance at this time' },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(await form.findByRole('button', { name: /^(Plan maintenance|Jadwalkan perawatan)$/ }))
    await userEvent.type(await form.findByLabelText(/^(From, time|Jam mulai)/), '0.00')
    await userEvent.type(form.getByLabelText(/^(Until, time|Jam sampai)/), '23.59')
    await userEvent.type(form.getByLabelText(/^(Reason|Alasan)/), 'Servis')
    await userEvent.click(form.getByRole('button', { name: /^(Plan maintenance|Jadwalkan perawatan)$/ }))
    await form.findByText('The room has another maintenance at this time')
  },
}
export const Missing: Story = { render: onPage, parameters: page(refusal(404, 'This does not exist.')) }
