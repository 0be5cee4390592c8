import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { picturedReplies } from '../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { staffScheduleFixture } from './staff-schedule-fixture'
import StaffWeekSheet from './staff-week-sheet'

const meta = { title: 'Screens/Assistant schedule/Sheet', component: StaffWeekSheet } satisfies Meta<
  typeof StaffWeekSheet
>
export default meta
type Story = StoryObj<typeof meta>

const schedule = staffScheduleFixture()
const scene = (week: Reply, overrides: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/staff-schedule/sheet?week=2099-11-23',
    replies: { ...picturedReplies(), 'GET /api/staff-schedule': week },
    ...overrides,
  } satisfies Scene,
})

export const AWeek: Story = {
  parameters: scene(success(schedule)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = within(await page.findByRole('row', { name: /^Yuni Kartika/ }))
    await expect(row.getAllByText('08:00–12:00')).toHaveLength(5)
    await expect(row.getAllByText(/^(With|Dengan) drg\. Ayu Lestari$/)).toHaveLength(5)
    await page.findByText(/^(Draft|Konsep)$/)
  },
}
export const ForTheFrontOffice: Story = { parameters: scene(success(schedule), { role: 'front_office_clinic' }) }

/** As many assistants as a large clinic has: the table goes on over several pages. */
const many = Array.from({ length: 8 }, (_, times) =>
  schedule.staff.map((person) => ({ ...person, id: person.id + times * 10 })),
).flat()
const later = <Row extends { id: number; staff_id: number }>(rows: readonly Row[]) =>
  Array.from({ length: 8 }, (_, times) =>
    rows.map((row) => ({ ...row, id: row.id + times * 100, staff_id: row.staff_id + times * 10 })),
  ).flat()
export const Long: Story = {
  parameters: scene(
    success({ ...schedule, staff: many, shifts: later(schedule.shifts), absences: later(schedule.absences) }),
  ),
}
export const NobodyWorks: Story = { parameters: scene(success({ ...schedule, shifts: [], absences: [] })) }
export const NoAssistants: Story = {
  parameters: scene(success({ ...schedule, staff: [], shifts: [], absences: [] })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
