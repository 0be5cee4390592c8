import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { boardFixture, fullBoard } from '../../entities/visit/visit-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import CheckIns from './check-ins'
import Queue from './queue'

const meta = { title: 'Screens/Visit/Board', component: Queue } satisfies Meta<typeof Queue>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const scene = (board: Reply, { path = '/clinic/dashboard/queue', role = 'front_office_clinic' }: Scene = {}) => ({
  scene: {
    role,
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/board': board,
      'GET /api/room': success(listOf([])),
    },
  } satisfies Scene,
})
const asNurse: Scene = { path: '/nurse/patient-check-ins', role: 'nurse_clinic' }
const nobody = success(boardFixture({ appointments: [], visits: [] }))

export const InMotion: Story = { parameters: scene(success(boardFixture())) }
export const FullMorning: Story = { parameters: scene(success(fullBoard())) }
export const NobodyExpected: Story = { parameters: scene(nobody) }
export const AsTheManagerReads: Story = { parameters: scene(success(boardFixture()), { role: 'manager_clinic' }) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
export const OfTheAssistants: Story = {
  parameters: scene(success(boardFixture()), asNurse),
  render: () => <CheckIns />,
}
export const NobodyForTheAssistants: Story = { parameters: scene(nobody, asNurse), render: () => <CheckIns /> }

const lift = (name: RegExp) => ({
  play: async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
    const card = await canvas.findByRole('button', { name })
    card.focus()
    await userEvent.keyboard('m')
  },
})
export const LiftedByKeys: Story = {
  parameters: scene(success(boardFixture())),
  play: async (context) => {
    await lift(/^(Number|Nomor) 3,/).play(context)
    await expect(await screen.findByRole('button', { name: /^(Drop here|Letakkan di sini)$/ })).toBeVisible()
  },
}
