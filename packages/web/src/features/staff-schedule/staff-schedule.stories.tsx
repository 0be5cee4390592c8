import type { staffWeekMachine } from '@clinic/core/schedule'
import type { StateOf } from '@clinic/core/testing'
import { addDays, weekOf } from '@clinic/core/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import StaffSchedule from './staff-schedule'
import { staffScheduleFixture, staffTemplateFixture } from './staff-schedule-fixture'

const meta = { title: 'Screens/Assistant schedule', component: StaffSchedule } satisfies Meta<typeof StaffSchedule>
export default meta
type Story = StoryObj<typeof meta>

const schedule = staffScheduleFixture()
const rooms = [
  { id: 1, name: 'Melati' },
  { id: 2, name: 'Radiologi' },
]

function scene(reply: Reply, overrides: Partial<Scene> = {}) {
  return {
    scene: {
      role: 'manager_clinic',
      path: '/clinic/staff-schedule?week=2099-11-23',
      ...overrides,
      replies: {
        'GET /api/staff-schedule': reply,
        'GET /api/staff-schedule/absence': success(listOf(schedule.absences.slice(0, 1))),
        'GET /api/staff-schedule/template': success(
          listOf([
            staffTemplateFixture(),
            staffTemplateFixture({
              id: 2,
              weekday: 'wednesday',
              every_weeks: 2,
              valid_from: '2099-01-01',
              room_name: null,
              assists_doctor_id: null,
              assists_doctor_name: null,
            }),
          ]),
        ),
        'GET /api/room': success(listOf(rooms)),
        ...overrides.replies,
      },
    } satisfies Scene,
  }
}
const week = success(schedule)
const noAbsence = { 'GET /api/staff-schedule/absence': success(listOf([])) }
const publication = { published_at: '2099-11-20T07:00:00.000Z', published_by: 'Rani Putri' }
const weekThatIs = (state: StateOf<typeof staffWeekMachine>, overrides: Partial<Scene> = {}) => {
  const shown = state === 'draft' ? { published_at: null, published_by: null } : publication
  return { state, ...scene(success({ ...schedule, weeks: [{ monday: '2099-11-23', state, ...shown }] }), overrides) }
}
const skipped = [
  { reason: 'working' as const, shifts: 3 },
  { reason: 'away' as const, shifts: 2 },
  { reason: 'room' as const, shifts: 1 },
]
const failed = refusal(500, 'The server failed. Try again in a moment.')

export const ADraft: Story = { parameters: weekThatIs('draft') }
export const Published: Story = { parameters: weekThatIs('published') }
export const ChangedSince: Story = { parameters: weekThatIs('changed', { role: 'front_office_clinic' }) }
export const NobodyWorks: Story = {
  parameters: scene(success({ ...schedule, shifts: [], absences: [] }), { replies: noAbsence }),
}
export const NoAssistants: Story = {
  parameters: scene(success({ ...schedule, staff: [], shifts: [], absences: [] }), { replies: noAbsence }),
}
export const Loading: Story = {
  parameters: scene(silence, { replies: { 'GET /api/staff-schedule/absence': silence } }),
}
export const Failed: Story = { parameters: scene(failed, { replies: { 'GET /api/staff-schedule/absence': failed } }) }

const taken = 'Works already on Monday, 23 November 2099, 08:00–12:00, at Kenari Cikini'

/** No more than a year ahead, or it would be refused for that. */
const [soon] = weekOf(addDays(new Date().toISOString().slice(0, 10), 7))

export const NewShiftThatOverlaps: Story = {
  parameters: scene(success(staffScheduleFixture(soon)), {
    path: `/clinic/staff-schedule?week=${soon}`,
    replies: { 'POST /api/staff-schedule/shift': refusal(422, 'Please check.', { fields: { starts: taken } }) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', { name: /(New shift for|Jadwal baru untuk) Yuni.*(Saturday|Sabtu)/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByDisplayValue('drg. Ayu Lestari')
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await dialog.findByText(taken)
  },
}

export const AShift: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Yuni Kartika, .*(Monday|Senin)/ }))
    await within(document.body).findByDisplayValue('drg. Ayu Lestari')
  },
}

export const AShiftThatSomebodyElseChanged: Story = {
  parameters: scene(week, {
    replies: {
      'PUT /api/staff-schedule/shift/1': refusal(409, 'Somebody changed this in the meantime.', {
        current: { ...schedule.shifts[0], ends: '14:00', version: 2 },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Yuni Kartika, .*(Monday|Senin)/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const ends = await dialog.findByDisplayValue('12:00')
    await userEvent.clear(ends)
    await userEvent.type(ends, '13')
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}

export const RegularShifts: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Regular shifts of|Jadwal rutin) Yuni/ }))
    await within(document.body).findAllByText(/^(Monday|Senin), 08:00–12:00$/)
  },
}

export const ARequestToDecide: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [open] = await page.findAllByRole('button', { name: 'Bayu' })
    if (open) await userEvent.click(open)
    await within(document.body).findByText('Pulang kampung')
  },
}

const weekCopy = { from: '2099-11-16', to: '2099-11-23', shifts: 9, skipped }

export const CopyingAWeek: Story = {
  parameters: scene(week, { replies: { 'GET /api/staff-schedule/copy': success(weekCopy) } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Copy a week|Salin minggu)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByDisplayValue('16/11/2099')
    await dialog.findByText(/^(3 already working then|3 sudah bertugas saat itu)$/)
  },
}

export const CopyingAWeekWithoutShifts: Story = {
  parameters: scene(week, {
    replies: { 'GET /api/staff-schedule/copy': success({ ...weekCopy, shifts: 0, skipped: [] }) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Copy a week|Salin minggu)$/ }))
    await within(document.body).findByText(/^(Nothing to copy|Tidak ada yang disalin)/)
  },
}
