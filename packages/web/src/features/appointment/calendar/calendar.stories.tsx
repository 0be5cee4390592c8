import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import {
  appointmentFixture,
  appointmentPatientFixture,
  calendarFixture,
  calendarRequestFixture,
  cardFixture,
} from '../appointment-fixture'
import AppointmentCalendar from './calendar'

const meta = { title: 'Screens/Appointment/Calendar', component: AppointmentCalendar } satisfies Meta<
  typeof AppointmentCalendar
>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const day = '/clinic/dashboard/calendar?date=2026-11-20'
const scene = (calendar: Reply, { path = day, role = 'front_office_clinic', replies }: Scene = {}) => ({
  scene: {
    role,
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': calendar,
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/room': success(listOf([])),
      ...replies,
    },
  } satisfies Scene,
})
const week = calendarFixture({ from: '2026-11-16', until: '2026-11-22' })

export const DayByChair: Story = { parameters: scene(success(calendarFixture())) }
/** The step to a new appointment stands beside the tabs, as on the board of today. */
export const OnAPhone: Story = {
  parameters: scene(success(calendarFixture())),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const create = await canvas.findByRole('button', { name: /^(New appointment|Janji temu baru)$/ })
    const tabs = canvas.getAllByRole('navigation')[0]?.getBoundingClientRect()
    await expect(create.getBoundingClientRect().top).toBeLessThan(tabs?.bottom ?? 0)
  },
}
export const DayByDentist: Story = { parameters: scene(success(calendarFixture()), { path: `${day}&by=doctor` }) }
export const Week: Story = { parameters: scene(success(week), { path: `${day}&view=week` }) }
const longName = 'Raden Ajeng Kusumaningtyas Wijayaningrum'
const ofLongNames = calendarFixture({
  from: '2026-11-16',
  until: '2026-11-22',
  appointments: [1, 2, 3].map((id) =>
    cardFixture({
      id,
      doctor_id: id,
      patient: appointmentPatientFixture({ first_name: longName }),
      ends_at: '2026-11-20T02:45:00.000Z',
    }),
  ),
})
/** Whose a card is can be read, however long the name and narrow the card. */
export const WeekOfLongNames: Story = {
  parameters: scene(success(ofLongNames), { path: `${day}&view=week` }),
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('button', { name: new RegExp(`^${longName}`) })) {
      const [name] = within(card).getAllByText(new RegExp(longName), { selector: 'bdi' })
      const [frame, words] = [card, name ?? card].map((element) => element.getBoundingClientRect())
      await expect(words?.right).toBeLessThanOrEqual(frame?.right ?? 0)
      await expect(words?.left).toBeGreaterThanOrEqual(frame?.left ?? 0)
    }
  },
}
const asked = [
  calendarRequestFixture(),
  calendarRequestFixture({
    id: 8,
    first_name: longName,
    doctor_id: 2,
    doctor_name: 'drg. Bagus',
    doctor_color: 'orange',
    product_name: 'Pembersihan karang gigi',
    product_name_en: 'Scaling',
    starts_at: '2026-11-20T07:00:00.000Z',
    ends_at: '2026-11-20T07:45:00.000Z',
  }),
  calendarRequestFixture({
    id: 9,
    first_name: 'محمد عبد الرحمن',
    starts_at: '2026-11-20T03:00:00.000Z',
    ends_at: '2026-11-20T03:30:00.000Z',
  }),
]
export const AskedForOnline: Story = { parameters: scene(success(calendarFixture({ requests: asked }))) }
export const AskedForOnlineByDentist: Story = {
  parameters: scene(success(calendarFixture({ requests: asked })), { path: `${day}&by=doctor` }),
}
export const AskedForOnlineInAWeek: Story = {
  parameters: scene(success({ ...week, requests: asked }), { path: `${day}&view=week` }),
}
export const AsADentistReads: Story = { parameters: scene(success(calendarFixture()), { role: 'doctor_clinic' }) }
export const NobodyBooked: Story = { parameters: scene(success(calendarFixture({ appointments: [] }))) }
export const NobodyWorks: Story = { parameters: scene(success(calendarFixture({ appointments: [], shifts: [] }))) }
export const NothingToPlanOn: Story = {
  parameters: scene(
    success(calendarFixture({ appointments: [], shifts: [], doctors: [], rooms: [], maintenance: [] })),
  ),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
const lift = async (name: RegExp, keys: string, { canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
  const block = await canvas.findByRole('button', { name })
  block.focus()
  await userEvent.keyboard(`m${keys}`)
}
/** The arrow to the next column, as the page is read. */
const nextColumn = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
const scaling = /^Raden Ayu.*drg\. Ratna/
export const DroppedOnAnotherChair: Story = {
  parameters: scene(success(calendarFixture())),
  play: async (context) => {
    await lift(scaling, `${nextColumn()}{Enter}`, context)
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  },
}
export const DroppedOnAnotherDentist: Story = {
  parameters: scene(success(calendarFixture()), { path: `${day}&by=doctor` }),
  play: async (context) => {
    await lift(scaling, `${nextColumn()}{Enter}`, context)
    await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
  },
}
const refused = {
  starts_at: 'The clinic is closed then. Choose a time within its opening hours',
  patient_id: 'The patient has another appointment at this time. Choose another time.',
}
export const DropRefused: Story = {
  parameters: scene(success(calendarFixture()), {
    replies: { 'POST /api/appointment/3/reschedule': refusal(422, 'Check the fields below.', { fields: refused }) },
  }),
  play: async (context) => {
    await lift(scaling, '{ArrowDown}{Enter}', context)
    await screen.findByText(refused.patient_id, {}, { timeout: 10_000 })
  },
}
export const LiftedByKeys: Story = {
  parameters: scene(success(calendarFixture()), {
    replies: { 'GET /api/appointment/3': success(appointmentFixture({ id: 3 })) },
  }),
  play: async ({ canvas, userEvent }) => {
    const block = await canvas.findByRole('button', { name: /^Raden Ayu.*drg\. Ratna/ })
    block.focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^(Drop here|Letakkan di sini)$/ })).toBeVisible()
  },
}
