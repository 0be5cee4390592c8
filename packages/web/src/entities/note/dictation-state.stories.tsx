import { dictationMachine, dictationStates } from '@clinic/core/note'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Dictation' } satisfies Meta
export default meta

const at = (state: StateOf<typeof dictationMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={dictationMachine} state={state}>
      <ValueTag of={dictationStates} value={state} />
    </LifecycleState>
  ),
})

export const Dictated = at('dictated')
export const Accepted = at('accepted')
export const Rejected = at('rejected')
export const Withdrawn = at('withdrawn')
