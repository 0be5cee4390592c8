import { letterMachine, letterStates } from '@clinic/core/letter'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Letter' } satisfies Meta
export default meta

const at = (state: StateOf<typeof letterMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={letterMachine} state={state}>
      <ValueTag of={letterStates} value={state} />
    </LifecycleState>
  ),
})

export const Issued = at('issued')
export const Voided = at('voided')
