import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { dispensingCardsFixture } from './dispensing-fixture'
import DispensingList from './dispensing-list'

const meta = { title: 'Screens/Dispensing/List', component: DispensingList } satisfies Meta<typeof DispensingList>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/dispensing',
    replies: { 'GET /api/dispensing': reply },
  } satisfies Scene,
})

export const Many: Story = { parameters: scene(success({ rows: dispensingCardsFixture() })) }
export const Nothing: Story = { parameters: scene(success({ rows: [] })) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
