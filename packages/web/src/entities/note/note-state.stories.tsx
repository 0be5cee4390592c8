import { noteMachine, noteStates } from '@clinic/core/note'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Note' } satisfies Meta
export default meta

const at = (state: StateOf<typeof noteMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={noteMachine} state={state}>
      <ValueTag of={noteStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Signed = at('signed')
