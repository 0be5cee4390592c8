import { informationFixture, patientFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { calendarFixture, slotFixture } from '../appointment-fixture'
import AppointmentCalendar from '../calendar/calendar'

const meta = { title: 'Screens/Appointment/Booking', component: AppointmentCalendar } satisfies Meta<
  typeof AppointmentCalendar
>
export default meta
type Story = StoryObj<typeof meta>

const booking = '/clinic/dashboard/calendar?date=2099-11-20&open=new'
const slots = {
  slots: [
    slotFixture(),
    slotFixture({ starts_at: '2099-11-20T02:30:00.000Z', room_name: null }),
    slotFixture({ starts_at: '2099-11-23T01:00:00.000Z' }),
  ],
}
const dentists = [
  { id: 1, display_name: 'drg. Ratna Dewi, Sp.KG', employment: 'internal', problem: null },
  { id: 2, display_name: 'drg. Eko Prasetyo', employment: 'external', problem: null },
  { id: 3, display_name: 'drg. Dewi Anggraini', employment: 'internal', problem: 'licence_expired' },
  { id: 4, display_name: 'drg. Budi', employment: 'internal', problem: 'inactive' },
]
const scene = (free: Reply, { path = booking, role = 'front_office_clinic', replies }: Scene = {}) => ({
  scene: {
    role,
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': success(calendarFixture({ from: '2099-11-20', until: '2099-11-20' })),
      'GET /api/appointment/free-slots': free,
      'GET /api/patient/12': success(patientFixture()),
      'GET /api/doctor/treating': success(listOf(dentists)),
      'GET /api/room': success(listOf([{ id: 1, name: 'Cempaka', type: 'treatment', status: 'active' }])),
      ...replies,
    },
  } satisfies Scene,
})
/** The dialog comes with its first use. */
const patience = { timeout: 10_000 }
const sent: Story['play'] = async ({ userEvent }) => {
  const [first] = await screen.findAllByRole('button', { pressed: false, name: /drg\. Ratna/ }, patience)
  if (first) await userEvent.click(first)
  await userEvent.click(await screen.findByRole('button', { name: /^(Book|Jadwalkan)$/ }))
}
const rule = 'The dentist does not work then. Choose a time within a shift, or another dentist'
const refused = (hint: string) => refusal(422, rule, { fields: { starts_at: rule, override_reason: hint } })

export const New: Story = { parameters: scene(success(slots)) }
export const OfAPatient: Story = { parameters: scene(success(slots), { path: `${booking}&patient=12` }) }
export const WhatIsMissing: Story = { parameters: scene(success(slots)), play: sent }
export const NothingFree: Story = { parameters: scene(success({ slots: [] })) }
export const FreeTimesOnTheirWay: Story = { parameters: scene(silence) }
export const FreeTimesFailed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
export const SomebodyWasFaster: Story = {
  parameters: scene(success(slots), {
    path: `${booking}&patient=12`,
    replies: {
      'POST /api/appointment': refusal(
        409,
        'The dentist has another appointment at this time. Choose another time or dentist.',
        {
          fields: { doctor_id: 'The dentist has another appointment at this time. Choose another time or dentist.' },
        },
      ),
    },
  }),
  play: sent,
}
export const AManagerMayGiveAReason: Story = {
  parameters: scene(success(slots), {
    path: `${booking}&patient=12`,
    role: 'manager_clinic',
    replies: { 'POST /api/appointment': refused('Give a reason to book it all the same') },
  }),
  play: sent,
}
export const TheFrontOfficeMayNot: Story = {
  parameters: scene(success(slots), {
    path: `${booking}&patient=12`,
    replies: { 'POST /api/appointment': refused('Only a manager may book against this rule') },
  }),
  play: sent,
}
