import { preferenceMachine } from '@clinic/core/preference'
import { type StateOf, statesOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Scene } from '../testing/scene'
import SettingsDrawer from './frame/settings-drawer'

const meta = {
  title: 'Screens/App/Preference',
  component: SettingsDrawer,
  args: { onClose: () => {} },
} satisfies Meta<typeof SettingsDrawer>
export default meta

// the preferences do not depend on each other: they are the context of one state
const [state]: StateOf<typeof preferenceMachine>[] = statesOf(preferenceMachine)
export const Chosen: StoryObj<typeof meta> = { parameters: { state, scene: { path: '/' } satisfies Scene } }
