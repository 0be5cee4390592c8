import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import {
  rejectedVisitFixture,
  satuSehatSteps,
  satuSehatVisitFixture,
  unreadyVisitFixture,
  unwritableVisitFixture,
  waitingVisitFixture,
} from './satu-sehat-fixture'
import { WhatToDo } from './what-to-do'

const scene: Scene = { role: 'front_office_clinic', path: '/clinic/satu-sehat' }
const meta = {
  title: 'Screens/Satu Sehat/What to do',
  component: WhatToDo,
  parameters: { scene },
} satisfies Meta<typeof WhatToDo>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = { args: { visit: unreadyVisitFixture() } }
export const MissingOfARoom: Story = {
  args: {
    visit: unreadyVisitFixture({ missing: [{ owner: 'room', id: 4, field: 'ihs_number', key: 'roomUnknown' }] }),
  },
}
export const Rejected: Story = { args: { visit: rejectedVisitFixture() } }
export const Waiting: Story = { args: { visit: waitingVisitFixture() } }
export const GivenUp: Story = {
  args: { visit: satuSehatVisitFixture({ state: 'dead', steps: satuSehatSteps('dead'), attempts: 300 }) },
}
export const Unwritable: Story = { args: { visit: unwritableVisitFixture() } }
export const Nothing: Story = { args: { visit: satuSehatVisitFixture() } }
