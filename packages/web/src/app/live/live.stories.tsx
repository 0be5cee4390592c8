import { liveMachine } from '@clinic/core/live'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../../testing/scene'
import { clinicFixture } from '../clinic-fixture'
import { LiveNote } from './live-note'

const meta = { title: 'Screens/App/Live', component: LiveNote } satisfies Meta<typeof LiveNote>
export default meta
type Story = StoryObj<typeof meta>

const lost = Date.parse('2026-11-20T03:42:00Z')
const at = (state: StateOf<typeof liveMachine>, context = { attempt: 0, lostAt: null as number | null }): Story => ({
  args: { live: actorAt(liveMachine, state, context) },
  parameters: { state, scene: { replies: clinicFixture } satisfies Scene },
})

export const Connecting = at('watching.connecting')
export const Live = at('watching.live')
export const Waiting = at('waiting', { attempt: 1, lostAt: lost })
export const Hidden = at('hidden', { attempt: 0, lostAt: lost })
/** The note stays until the stream is there again. */
export const Retrying: Story = {
  ...at('watching.connecting', { attempt: 3, lostAt: lost }),
  parameters: { scene: { replies: clinicFixture } satisfies Scene },
}
