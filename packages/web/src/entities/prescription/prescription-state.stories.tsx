import { prescriptionMachine, prescriptionStates } from '@clinic/core/prescription'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Prescription' } satisfies Meta
export default meta

const at = (state: StateOf<typeof prescriptionMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={prescriptionMachine} state={state}>
      <ValueTag of={prescriptionStates} value={state} />
    </LifecycleState>
  ),
})

export const Draft = at('draft')
export const Signed = at('signed')
export const PartlyDispensed = at('partly_dispensed')
export const Dispensed = at('dispensed')
export const Closed = at('closed')
export const Cancelled = at('cancelled')
