import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { activitiesFixture } from './activity-fixture'
import ActivityList from './activity-list'

const meta = { title: 'Screens/Information/Activity', component: ActivityList } satisfies Meta<typeof ActivityList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (activity: Reply, { path = '/clinic/information/activity', language }: Scene = {}) => ({
  scene: {
    role: 'manager_clinic',
    path,
    ...(language && { language }),
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/activity': activity },
  } satisfies Scene,
})

const patience = { timeout: 5_000 }

export const Many: Story = { parameters: scene(success(listOf(activitiesFixture()))) }
export const Opened: Story = {
  ...Many,
  play: async ({ canvas, userEvent }) => {
    const [sentence] = await canvas.findAllByText(/Dewi Lestari/, {}, patience)
    if (sentence) await userEvent.click(sentence)
    await expect(await canvas.findByText('+62 813-9988-7766', {}, patience)).toBeVisible()
  },
}
export const InIndonesian: Story = { parameters: scene(success(listOf(activitiesFixture())), { language: 'id' }) }
export const None: Story = { parameters: scene(success(listOf([]))) }
export const NoMatch: Story = {
  parameters: scene(success(listOf([])), { path: '/clinic/information/activity?object=room' }),
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
