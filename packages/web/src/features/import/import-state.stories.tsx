import { importMachine, importStates } from '@clinic/core/import'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValueTag } from '../../platform/texts/value-tag'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'

const meta = { title: 'Lifecycles/Import' } satisfies Meta
export default meta

const at = (state: StateOf<typeof importMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={importMachine} state={state}>
      <ValueTag of={importStates} value={state} />
    </LifecycleState>
  ),
})

export const Uploaded = at('uploaded')
export const Mapped = at('mapped')
export const Checked = at('checked')
export const Running = at('running')
export const Done = at('done')
export const Cancelled = at('cancelled')
