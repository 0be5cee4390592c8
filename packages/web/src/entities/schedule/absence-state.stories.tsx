import { type AbsenceState, absenceMachine } from '@clinic/core/schedule'
import type { StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useTexts } from '../../platform/texts/use-texts'
import { LifecycleState } from '../../testing/lifecycle-state'
import type { Scene } from '../../testing/scene'
import { Tag } from '../../ui/tag'
import { absenceTones } from './absence-list'

/** As the list of absences shows it. */
function AbsenceTag({ state }: { state: AbsenceState }) {
  return <Tag tone={absenceTones[state]}>{useTexts()['doctor-schedule'].absence.states[state]()}</Tag>
}

const meta = { title: 'Lifecycles/Absence' } satisfies Meta
export default meta

const at = (state: StateOf<typeof absenceMachine>): StoryObj => ({
  parameters: { state, scene: {} satisfies Scene },
  render: () => (
    <LifecycleState machine={absenceMachine} state={state}>
      <AbsenceTag state={state} />
    </LifecycleState>
  ),
})

export const Requested = at('requested')
export const Approved = at('approved')
export const Rejected = at('rejected')
export const Cancelled = at('cancelled')
