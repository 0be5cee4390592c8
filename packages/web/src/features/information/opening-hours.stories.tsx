import { openingHoursFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { refusal, type Scene, silence, success } from '../../testing/scene'
import OpeningHoursPage from './opening-hours'

const meta = { title: 'Screens/Information/Opening hours', component: OpeningHoursPage } satisfies Meta<
  typeof OpeningHoursPage
>
export default meta
type Story = StoryObj<typeof meta>

const hours = openingHoursFixture()
const nothing = openingHoursFixture({
  week: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  special_dates: [],
})
const scene = (replies: Scene['replies'], other: Partial<Scene> = {}) => ({
  scene: { role: 'manager_clinic', path: '/clinic/information/opening-hours', replies, ...other } satisfies Scene,
})
const stored = { 'GET /api/information/opening-hours': success(hours) }

export const ForTheManager: Story = { parameters: scene(stored) }
export const ForTheFrontOfficeToRead: Story = { parameters: scene(stored, { role: 'front_office_clinic' }) }
export const NothingSaidYet: Story = {
  parameters: scene({ 'GET /api/information/opening-hours': success(nothing) }),
}
export const Loading: Story = { parameters: scene({ 'GET /api/information/opening-hours': silence }) }
export const Failed: Story = {
  parameters: scene({
    'GET /api/information/opening-hours': refusal(500, 'The server failed. Try again in a moment.'),
  }),
}
export const WithWrongHours: Story = {
  parameters: scene(stored),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const monday = within(await form.findByRole('group', { name: /Monday|Senin/ }))
    const second = monday.getByLabelText(/2, (from|mulai)/)
    await userEvent.clear(second)
    await userEvent.type(second, '11')
    const end = monday.getByLabelText(/2, (until|sampai)/)
    await userEvent.clear(end)
    await userEvent.type(end, '25')
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await form.findByText(/first shift ends|sesi pertama berakhir/)
  },
}
export const InConflict: Story = {
  parameters: scene({
    ...stored,
    'PUT /api/information/opening-hours': refusal(409, 'This was changed meanwhile.', {
      current: { ...hours, week: { ...hours.week, sunday: [{ from: '10:00', until: '12:00' }] }, version: 2 },
    }),
  }),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(
      await form.findByRole('button', { name: /^(Monday’s hours until Friday|Jam Senin sampai Jumat)$/ }),
    )
    await userEvent.click(form.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}
