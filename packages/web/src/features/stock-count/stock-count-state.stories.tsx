import { stockCountMachine, stockCountStates } from '@clinic/core/stock-count'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Stock count' } satisfies Meta
export default meta

const at = (state: StateOf<typeof stockCountMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={stockCountMachine} state={state}>
      <ValueTag of={stockCountStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Counting = at('counting')
export const Review = at('review')
export const Posted = at('posted')
export const Cancelled = at('cancelled')
