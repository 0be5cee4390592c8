import { documentStates, patientDocumentMachine } from '@clinic/core/patient-document'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Document of a patient' } satisfies Meta
export default meta

const at = (state: StateOf<typeof patientDocumentMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={patientDocumentMachine} state={state}>
      <ValueTag of={documentStates} value={state} />
    </LifecycleState>
  ),
})

export const Kept = at('kept')
export const Removed = at('removed')
