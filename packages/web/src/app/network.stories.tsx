import { networkMachine } from '@clinic/core/network'
import { actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppWith } from '../testing/app-with'
import type { Scene } from '../testing/scene'
import { clinicFixture } from './clinic-fixture'
import { Root } from './root'

const meta = { title: 'Screens/App/Network', component: Root } satisfies Meta<typeof Root>
export default meta
type Story = StoryObj<typeof meta>

const at = (state: StateOf<typeof networkMachine>): Story => {
  const network = actorAt(networkMachine, state, { startedOnline: true })
  return {
    parameters: { state, scene: { path: '/clinic/dashboard', replies: clinicFixture } satisfies Scene },
    decorators: (Story) => (
      <AppWith parts={{ network }}>
        <Story />
      </AppWith>
    ),
  }
}

export const Online = at('online')
export const Offline = at('offline')
