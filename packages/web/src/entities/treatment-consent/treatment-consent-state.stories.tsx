import type { StateOf } from '@clinic/core/testing'
import { treatmentConsentMachine, treatmentConsentStates } from '@clinic/core/treatment-consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Treatment consent' } satisfies Meta
export default meta

const at = (state: StateOf<typeof treatmentConsentMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={treatmentConsentMachine} state={state}>
      <ValueTag of={treatmentConsentStates} value={state} />
    </LifecycleState>
  ),
})

export const Signed = at('signed')
export const Revoked = at('revoked')
