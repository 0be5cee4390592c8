import { sessionMachine } from '@clinic/core/auth'
import { accountFixture, actorAt, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AppWith } from '../testing/app-with'
import type { Scene } from '../testing/scene'
import { clinicFixture } from './clinic-fixture'
import { Root } from './root'

const meta = { title: 'Screens/App/Session', component: Root } satisfies Meta<typeof Root>
export default meta
type Story = StoryObj<typeof meta>

const signedOut = { hasToken: false, account: null, error: null }
const signedIn = { ...signedOut, account: accountFixture() }

const at = (state: StateOf<typeof sessionMachine>, context: typeof signedOut | typeof signedIn): Story => {
  const session = actorAt(sessionMachine, state, context)
  const path = context.account || state === 'restoring' ? '/clinic/dashboard' : '/login'
  return {
    parameters: { state, scene: { role: null, path, replies: clinicFixture } satisfies Scene },
    decorators: (Story) => (
      <AppWith parts={{ session }}>
        <Story />
      </AppWith>
    ),
  }
}

export const Restoring = at('restoring', signedOut)
export const LoggedOut = at('loggedOut', signedOut)
export const LoggingIn = at('loggingIn', signedOut)
export const LoggedIn = at('loggedIn', signedIn)
export const LoggingOut: Story = {
  ...at('loggingOut', signedIn),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /Account of|Akun/ }, { timeout: 10_000 }),
    )
  },
}
