import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route } from 'wouter'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { dispensingFixture, partlyDispensedFixture } from './dispensing-fixture'
import LabelSheet from './label-sheet'

const meta = {
  title: 'Screens/Dispensing/Labels',
  component: LabelSheet,
  render: () => <Route path="/clinic/medicine-transaction/dispensing/:id/label" component={LabelSheet} />,
} satisfies Meta<typeof LabelSheet>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply: Reply) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/dispensing/9/label?document=31',
    replies: { 'GET /api/information': success(informationFixture()), 'GET /api/dispensing/9': reply },
  } satisfies Scene,
})

export const Labels: Story = { parameters: scene(success(partlyDispensedFixture())) }
export const NothingHandedOut: Story = { parameters: scene(success(dispensingFixture())) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }
