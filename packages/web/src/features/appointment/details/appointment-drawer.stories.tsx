import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { dismissNotices } from '../../../platform/page/notify'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import {
  appointmentFixture,
  appointmentPatientFixture,
  calendarFixture,
  waitlistEntryFixture,
} from '../appointment-fixture'
import AppointmentCalendar from '../calendar/calendar'

const meta = { title: 'Screens/Appointment/Details', component: AppointmentCalendar } satisfies Meta<
  typeof AppointmentCalendar
>
export default meta
type Story = StoryObj<typeof meta>

const scene = (appointment: Reply, { replies, role = 'front_office_clinic' }: Scene = {}) => ({
  scene: {
    role,
    path: '/clinic/dashboard/calendar?date=2026-11-20&appointment=1',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': success(calendarFixture()),
      'GET /api/appointment/1': appointment,
      ...replies,
    },
  } satisfies Scene,
})
/** Dialogs over the calendar load on first use. */
const patience = { timeout: 10_000 }
const press = (name: RegExp) => ({
  play: async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
    await userEvent.click(await screen.findByRole('button', { name }, patience))
  },
})
const future = { starts_at: '2099-11-20T02:00:00.000Z', ends_at: '2099-11-20T02:30:00.000Z' }

export const Booked: Story = {
  parameters: scene(success(appointmentFixture({ ...future, note: 'Takut jarum, datang dengan ibunya' }))),
}
export const Confirmed: Story = { parameters: scene(success(appointmentFixture({ ...future, state: 'confirmed' }))) }
export const OutsideThePlan: Story = {
  parameters: scene(success(appointmentFixture({ ...future, violated_rules: ['clinic_closed', 'no_shift'] }))),
}
export const Begun: Story = { parameters: scene(success(appointmentFixture({ is_first: true }))) }
export const AgainstARule: Story = {
  parameters: scene(
    success(appointmentFixture({ ...future, overridden: true, override_reason: 'Nyeri akut, rujukan dr. Andi' })),
  ),
}
export const Cancelled: Story = {
  parameters: scene(
    success(
      appointmentFixture({ state: 'cancelled', cancel_reason: 'patient_cancelled', cancel_note: 'Ke luar kota' }),
    ),
  ),
}
export const Missed: Story = { parameters: scene(success(appointmentFixture({ state: 'no_show' }))) }
const movedFrom = {
  doctor_id: 1,
  room_id: 1,
  starts_at: '2099-11-19T02:00:00.000Z',
  ends_at: '2099-11-19T02:30:00.000Z',
}
export const Moved: Story = {
  parameters: scene(success(appointmentFixture({ ...future, moved_from: { ...movedFrom, state: 'confirmed' } }))),
}
export const ConfirmedToBeMoved: Story = {
  parameters: scene(success(appointmentFixture({ ...future, state: 'confirmed' }))),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Move|Pindahkan)$/ }, patience))
  },
}
export const LongName: Story = {
  parameters: scene(
    success(
      appointmentFixture({
        ...future,
        patient: appointmentPatientFixture({
          first_name: 'Raden Ayu Siti Khadijah Nurul Hasanah Kusumaningrum',
          last_name: 'Wirjosoekarto Danurwendo',
        }),
      }),
    ),
  ),
}
const scaling = {
  id: 3,
  code: 'SKL-01',
  name: 'Scaling dua rahang',
  name_en: 'Scaling, both jaws',
  duration_minutes: 45,
}
const assistants = { 'GET /api/staff': success(listOf([{ id: 1, name: 'Nur Aisyah' }])) }
const edit = press(/^(Edit|Ubah)$/)
export const Edited: Story = {
  parameters: scene(success(appointmentFixture({ ...future, note: 'Takut jarum' })), { replies: assistants }),
  ...edit,
}
export const EditedTooLong: Story = {
  parameters: scene(success(appointmentFixture({ ...future, products: [scaling] })), { replies: assistants }),
  ...edit,
}
export const EditedByTwo: Story = {
  parameters: scene(success(appointmentFixture({ ...future, note: 'Takut jarum' })), {
    replies: {
      ...assistants,
      'PUT /api/appointment/1': refusal(409, 'Somebody else saved this in the meantime.', {
        current: appointmentFixture({ ...future, version: 2, note: 'Minta drg. perempuan', products: [scaling] }),
      }),
    },
  }),
  async play(context) {
    await edit.play(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^(Save|Simpan)$/ }, patience))
    await screen.findByRole('alertdialog', {}, patience)
  },
}
export const AskedToCancel: Story = {
  parameters: scene(success(appointmentFixture(future))),
  ...press(/^(Cancel appointment|Batalkan janji temu)$/),
}
export const CancelledAndSomebodyWaits: Story = {
  parameters: scene(success(appointmentFixture(future)), {
    replies: {
      'POST /api/appointment/1/cancel': success(appointmentFixture({ ...future, state: 'cancelled' })),
      'GET /api/waitlist/matches': success(
        listOf([waitlistEntryFixture(), waitlistEntryFixture({ id: 2, doctor_name: null })]),
      ),
    },
  }),
  play: async ({ userEvent }) => {
    const cancel = /^(Cancel appointment|Batalkan janji temu)$/
    await userEvent.click(await screen.findByRole('button', { name: cancel }, patience))
    const dialog = await screen.findByRole('alertdialog', {}, patience)
    const [reason] = dialog.querySelectorAll('select')
    if (reason) await userEvent.selectOptions(reason, 'patient_cancelled')
    const [confirm] = [...dialog.querySelectorAll('button')].filter(({ textContent }) => cancel.test(textContent ?? ''))
    if (confirm) await userEvent.click(confirm)
    await screen.findAllByText(/Dewi/, {}, patience)
    // a toast outlives its story
    await dismissNotices()
    await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull(), patience)
  },
}
export const AskedWhetherMissed: Story = {
  parameters: scene(success(appointmentFixture())),
  ...press(/^(Did not come|Tidak datang)$/),
}
export const Loading: Story = { parameters: scene(silence) }
export const Missing: Story = { parameters: scene(refusal(404, 'This does not exist, or not in your clinic.')) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
