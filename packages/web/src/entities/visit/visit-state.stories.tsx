import type { StateOf } from '@clinic/core/testing'
import { visitMachine, visitStage } from '@clinic/core/visit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LifecycleState } from '../../testing/lifecycle-state'
import { KeyValue } from '../../ui/key-value'

const meta = { title: 'Lifecycles/Visit' } satisfies Meta
export default meta

/** Each state with its column of the board. */
const at = (state: StateOf<typeof visitMachine>): StoryObj => ({
  parameters: { state },
  render: () => (
    <LifecycleState machine={visitMachine} state={state}>
      <KeyValue
        pairs={[
          { label: 'State', value: state },
          { label: 'Column', value: visitStage({ appointment: null, visit: state }) ?? 'none' },
        ]}
      />
    </LifecycleState>
  ),
})

export const Waiting = at('waiting')
export const Called = at('called')
export const InVitals = at('in_vitals')
export const Ready = at('ready')
export const InPractice = at('in_practice')
export const Paused = at('paused')
export const Finished = at('finished')
export const CheckedOut = at('checked_out')
export const Left = at('left')
export const EnteredInError = at('entered_in_error')
