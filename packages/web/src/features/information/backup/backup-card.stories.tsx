import type { Schema } from '@clinic/api'
import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import Information from '../information'

const meta = { title: 'Screens/Information/Backups', component: Information } satisfies Meta<typeof Information>
export default meta
type Story = StoryObj<typeof meta>

const good: Schema<'Backup'> = {
  state: 'good',
  daily_at: '02:30',
  last_good_at: '2026-11-19T19:30:00.000Z',
  kept: 14,
  failure: null,
}
const scene = (backup: Reply) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/information',
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/information/backup': backup },
  } satisfies Scene,
})

export const Good: Story = { parameters: scene(success(good)) }
export const LastOneFailed: Story = {
  parameters: scene(success({ ...good, state: 'failed', failure: 'folder_missing', last_good_at: null, kept: 0 })),
}
export const Overdue: Story = { parameters: scene(success({ ...good, state: 'overdue' })) }
export const FirstIsDue: Story = {
  parameters: scene(success({ ...good, state: 'waiting', last_good_at: null, kept: 0 })),
}
export const NotSetUp: Story = {
  parameters: scene(success({ state: 'off', daily_at: null, last_good_at: null, kept: 0, failure: null })),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
