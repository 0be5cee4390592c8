import { jobMachine, jobStates } from '@clinic/core/satu-sehat'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/SATUSEHAT job' } satisfies Meta
export default meta

const at = (state: StateOf<typeof jobMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={jobMachine} state={state}>
      <ValueTag of={jobStates} value={state} />
    </LifecycleState>
  ),
})

export const NotReady = at('not_ready')
export const Ready = at('ready')
export const Queued = at('queued')
export const Sending = at('sending')
export const Sent = at('sent')
export const RetryWait = at('retry_wait')
export const Rejected = at('rejected')
export const Dead = at('dead')
export const Stale = at('stale')
export const OutOfScope = at('out_of_scope')
