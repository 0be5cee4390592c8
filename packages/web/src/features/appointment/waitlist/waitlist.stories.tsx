import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { calendarFixture, waitlistEntryFixture } from '../appointment-fixture'
import AppointmentCalendar from '../calendar/calendar'

const meta = { title: 'Screens/Appointment/Waiting list', component: AppointmentCalendar } satisfies Meta<
  typeof AppointmentCalendar
>
export default meta
type Story = StoryObj<typeof meta>

const scene = (waitlist: Reply) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/dashboard/calendar?date=2026-11-20&open=waitlist',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': success(calendarFixture()),
      'GET /api/waitlist': waitlist,
      'GET /api/doctor/treating': success(listOf([{ id: 1, display_name: 'drg. Ratna Dewi, Sp.KG', problem: null }])),
    },
  } satisfies Scene,
})
const some = listOf([
  waitlistEntryFixture(),
  waitlistEntryFixture({
    id: 2,
    doctor_name: null,
    weekdays: [],
    parts_of_day: [],
    note: 'Hanya bila dokter perempuan',
  }),
])

export const Some: Story = { parameters: scene(success(some)) }
export const Nobody: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const Adding: Story = {
  parameters: scene(success(some)),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Add to the list|Tambah ke daftar)$/ }, { timeout: 10_000 }),
    )
  },
}
