import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { picturedReplies } from '../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import DoctorWeekSheet from './doctor-week-sheet'
import { scheduleFixture } from './schedule-fixture'

const meta = { title: 'Screens/Dentist schedule/Sheet', component: DoctorWeekSheet } satisfies Meta<
  typeof DoctorWeekSheet
>
export default meta
type Story = StoryObj<typeof meta>

const schedule = scheduleFixture()
const scene = (week: Reply, overrides: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/doctor-schedule/sheet?week=2099-11-23',
    replies: { ...picturedReplies(), 'GET /api/doctor-schedule': week },
    ...overrides,
  } satisfies Scene,
})

export const AWeek: Story = {
  parameters: scene(success(schedule)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const row = within(await page.findByRole('row', { name: /^drg\. Bagus Santoso/ }))
    await expect(row.getAllByText(/^(Leave, requested|Cuti, diajukan)$/)).toHaveLength(2)
    await expect(page.getByRole('columnheader', { name: /(Closed|Tutup)$/ })).toBeVisible()
    await page.findByRole('link', { name: /^(Back to the schedule|Kembali ke jadwal)$/ })
  },
}
export const ForTheFrontOffice: Story = { parameters: scene(success(schedule), { role: 'front_office_clinic' }) }

/** As many dentists as a large clinic has: the table goes on over several pages. */
const many = Array.from({ length: 8 }, (_, times) =>
  schedule.doctors.map((doctor) => ({ ...doctor, id: doctor.id + times * 10 })),
).flat()
const later = <Row extends { id: number; doctor_id: number }>(rows: readonly Row[]) =>
  Array.from({ length: 8 }, (_, times) =>
    rows.map((row) => ({ ...row, id: row.id + times * 100, doctor_id: row.doctor_id + times * 10 })),
  ).flat()
export const Long: Story = {
  parameters: scene(
    success({ ...schedule, doctors: many, shifts: later(schedule.shifts), absences: later(schedule.absences) }),
  ),
}
export const NobodyWorks: Story = { parameters: scene(success({ ...schedule, shifts: [], absences: [] })) }
export const NoDentists: Story = {
  parameters: scene(success({ ...schedule, doctors: [], shifts: [], absences: [] })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
