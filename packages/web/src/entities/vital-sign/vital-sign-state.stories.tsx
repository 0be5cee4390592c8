import type { StateOf } from '@clinic/core/testing'
import { vitalSignMachine, vitalSignStates } from '@clinic/core/vital-sign'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Vital sign' } satisfies Meta
export default meta

const at = (state: StateOf<typeof vitalSignMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={vitalSignMachine} state={state}>
      <ValueTag of={vitalSignStates} value={state} />
    </LifecycleState>
  ),
})

export const NotTaken = at('not_taken')
export const Draft = at('draft')
export const Recorded = at('recorded')
export const Corrected = at('corrected')
export const Skipped = at('skipped')
