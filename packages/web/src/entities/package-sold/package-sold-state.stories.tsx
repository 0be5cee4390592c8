import { packageSoldMachine, packageSoldStates } from '@clinic/core/package-sold'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Package sold' } satisfies Meta
export default meta

const at = (state: StateOf<typeof packageSoldMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={packageSoldMachine} state={state}>
      <ValueTag of={packageSoldStates} value={state} />
    </LifecycleState>
  ),
})

export const Active = at('active')
export const Exhausted = at('exhausted')
export const Expired = at('expired')
export const Refunded = at('refunded')
export const Void = at('void')
