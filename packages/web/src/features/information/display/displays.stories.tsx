import type { Schema } from '@clinic/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import './display-create-dialog'
import './display-link'
import Displays from './displays'

const meta = { title: 'Screens/Information/Displays', component: Displays } satisfies Meta<typeof Displays>
export default meta
type Story = StoryObj<typeof meta>

const display: Schema<'Display'> = {
  id: 1,
  name: 'Ruang tunggu lantai dasar',
  language: 'id',
  created_at: '2026-11-20T03:00:00.000Z',
  created_by: 'Sari Wulandari',
  revoked_at: null,
  revoked_by: null,
}
const revoked = {
  ...display,
  id: 2,
  name: 'Lobi',
  revoked_at: '2026-11-21T03:00:00.000Z',
  revoked_by: 'Sari Wulandari',
}
const scene = (list: Reply, other: Partial<Scene> = {}) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/information/display',
    ...other,
    replies: { 'GET /api/display': list, ...other.replies },
  } satisfies Scene,
})
const both = success(listOf([display, revoked]))

export const OfTheManager: Story = { parameters: scene(both) }
export const ToRead: Story = { parameters: scene(both, { role: 'front_office_clinic' }) }
export const Empty: Story = { parameters: scene(success(listOf([]))) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
export const Created: Story = {
  parameters: scene(both, {
    replies: { 'POST /api/display': success({ display, token: 'abcdefghjklmnpqrstuvwxyz23' }) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: /^(New display|Layar baru)$/ }))
    const name = await page.findByLabelText(/^(Name|Nama)/)
    await userEvent.type(name, display.name)
    await userEvent.click(page.getByRole('button', { name: /^(Create|Buat)$/ }))
    await page.findByText(/display#abcdefghjklmnpqrstuvwxyz23$/)
  },
}
