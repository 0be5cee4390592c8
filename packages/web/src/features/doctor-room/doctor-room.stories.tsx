import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import DoctorRoom from './doctor-room'

const meta = { title: 'Screens/Dentist rooms', component: DoctorRoom } satisfies Meta<typeof DoctorRoom>
export default meta
type Story = StoryObj<typeof meta>

const room = (id: number, code: string, name: string, status = 'active') => ({
  id,
  code,
  name,
  status,
  type: 'treatment',
})
const rooms = [room(1, 'T1', 'Melati'), room(2, 'T2', 'Anggrek'), room(3, 'T3', 'Dahlia', 'inactive')]
const days = ['23', '24', '25', '26', '27', '28', '29'].map((day, index) => ({
  date: `2099-11-${day}`,
  open: index === 6 ? [] : [{ from: '08:00', until: '20:00' }],
}))
const doctor = (id: number, display_name: string, overrides: Partial<Schema<'ScheduleDoctor'>> = {}) => ({
  id,
  display_name,
  employment: 'internal',
  specialty: 'general',
  color: 'blue',
  status: 'active',
  room_id: null,
  duration_minutes: 30,
  ...overrides,
})
const shift = (id: number, doctor_id: number, day: number, room_id: number | null, overrides: object = {}) => {
  const date = days[day]?.date
  return {
    id,
    doctor_id,
    date,
    room_id,
    room_name: rooms.find((each) => each.id === room_id)?.name ?? null,
    template_id: 1,
    starts: '08:00',
    ends: '12:00',
    slot_minutes: 30,
    quota: null,
    online_bookable: true,
    starts_at: `${date}T08:00:00+07:00`,
    ends_at: `${date}T12:00:00+07:00`,
    is_exception: false,
    state: 'working',
    cancel_reason: '',
    version: 1,
    ...overrides,
  }
}
const schedule = {
  days,
  absences: [],
  doctors: [
    doctor(1, 'drg. Ayu Lestari'),
    doctor(2, 'drg. Bagus Santoso, Sp.KG', { color: 'teal' }),
    doctor(3, 'drg. Dewi Anggraini, Sp.Ort', { color: 'purple', employment: 'external' }),
  ],
  shifts: [
    shift(1, 1, 0, 1),
    shift(2, 1, 1, 1),
    shift(3, 2, 0, 2),
    shift(4, 2, 2, null),
    shift(5, 3, 3, 2),
    shift(6, 1, 4, 1),
    shift(7, 2, 4, 1),
    shift(8, 2, 1, 2, { state: 'cancelled' }),
  ],
}

const scene = (reply: Reply, overrides: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/doctor-room?week=2099-11-23',
    ...overrides,
    replies: { 'GET /api/doctor-schedule': reply, 'GET /api/room': success(listOf(rooms)), ...overrides.replies },
  } satisfies Scene,
})

export const AWeek: Story = { parameters: scene(success(schedule)) }
const outOfUse = listOf([
  {
    id: 1,
    room_id: 1,
    room_name: 'Melati',
    reason: 'Servis kompresor',
    starts_at: '2099-11-23T03:00:00.000Z',
    ends_at: '2099-11-24T06:00:00.000Z',
  },
  {
    id: 2,
    room_id: 2,
    room_name: 'Anggrek',
    reason: 'Cat dinding',
    starts_at: '2099-11-27T01:00:00.000Z',
    ends_at: '2099-11-27T10:00:00.000Z',
  },
])
export const RoomsOutOfUse: Story = {
  parameters: scene(success(schedule), { replies: { 'GET /api/room/maintenance': success(outOfUse) } }),
}
export const ForTheFrontOfficeToRead: Story = { parameters: scene(success(schedule), { role: 'front_office_clinic' }) }
export const NobodyWorks: Story = { parameters: scene(success({ ...schedule, shifts: [] })) }
export const NoRooms: Story = {
  parameters: scene(success({ ...schedule, shifts: [] }), { replies: { 'GET /api/room': success(listOf([])) } }),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
export const ChoosingARoom: Story = {
  parameters: scene(success(schedule)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /(Without a room|Tanpa ruangan).*drg\. Bagus/ }))
    await within(document.body).findByRole('radio', { name: 'Melati (T1)' })
  },
}
const preview = {
  from: '2099-11-16',
  to: '2099-11-23',
  shifts: 3,
  skipped: [
    { reason: 'unmatched', shifts: 2 },
    { reason: 'room', shifts: 1 },
  ],
}
export const CopyingAWeek: Story = {
  parameters: scene(success(schedule), {
    replies: { 'GET /api/doctor-room/copy': success(preview) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Copy a week|Salin minggu)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByDisplayValue('16/11/2099')
    await dialog.findByText(/^(3 shifts will get the room of that week\.|3 jadwal akan mendapat ruangan minggu itu\.)$/)
    await dialog.findByText(/^(3 shifts stay as they are:|3 jadwal tetap seperti sekarang:)$/)
    await dialog.findByText(/^2 (without the same shift in that week|tanpa jadwal yang sama pada minggu itu)$/)
  },
}
