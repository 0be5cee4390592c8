import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { picturedReplies } from '../../platform/print/clinic-image-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import OwnWeekSheet from './own-week-sheet'
import { scheduleFixture } from './schedule-fixture'

const meta = { title: 'Screens/Dashboard/Doctor week sheet', component: OwnWeekSheet } satisfies Meta<
  typeof OwnWeekSheet
>
export default meta
type Story = StoryObj<typeof meta>

const scene = (week: Reply, account: Scene['account'] = { doctor_id: 1 }) => ({
  scene: {
    role: 'doctor_clinic',
    account,
    path: '/doctor/dashboard/week/sheet?week=2099-11-23',
    replies: { ...picturedReplies(), 'GET /api/doctor-schedule': week },
  } satisfies Scene,
})

/** One row: that of the dentist, not those of colleagues. */
export const AWeek: Story = {
  parameters: scene(success(scheduleFixture())),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect((await page.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^drg\./),
    ])
    const back = page.getByRole('link', { name: /^(Back to the schedule|Kembali ke jadwal)$/ })
    await expect(back).toHaveAttribute('href', '/doctor/dashboard/week?week=2099-11-23')
  },
}
export const NothingPlanned: Story = {
  parameters: scene(success({ ...scheduleFixture(), shifts: [], absences: [] })),
}
export const AccountOfNoDentist: Story = { parameters: scene(success(scheduleFixture()), {}) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
