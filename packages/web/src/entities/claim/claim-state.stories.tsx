import { claimMachine, claimStates } from '@clinic/core/claim'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Claim' } satisfies Meta
export default meta

const at = (state: StateOf<typeof claimMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={claimMachine} state={state}>
      <ValueTag of={claimStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Submitted = at('submitted')
export const InReview = at('in_review')
export const Approved = at('approved')
export const PartiallyApproved = at('partially_approved')
export const Rejected = at('rejected')
export const Appealed = at('appealed')
export const Paid = at('paid')
export const Transferred = at('transferred')
export const WrittenOff = at('written_off')
export const Withdrawn = at('withdrawn')
