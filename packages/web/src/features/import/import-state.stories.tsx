import { type ImportState, importMachine } from '@clinic/core/import'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTexts } from '../../platform/texts/use-texts'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'
import { Tag } from '../../ui/tag'
import { tones } from './state-tones'

/** As the list of imports shows it. */
function ImportTag({ state }: { state: ImportState }) {
  return <Tag tone={tones[state]}>{useTexts().import.states[state]()}</Tag>
}

const meta = { title: 'Lifecycles/Import' } satisfies Meta
export default meta

const at = (state: StateOf<typeof importMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={importMachine} state={state}>
      <ImportTag state={state} />
    </LifecycleState>
  ),
})

export const Uploaded = at('uploaded')
export const Mapped = at('mapped')
export const Checked = at('checked')
export const Running = at('running')
export const Done = at('done')
export const Cancelled = at('cancelled')
