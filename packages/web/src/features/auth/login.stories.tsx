import { sessionMachine } from '@clinic/core/auth'
import { actorAt } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { AppWith } from '../../testing/app-with'
import type { Scene } from '../../testing/scene'
import Login from './login'

const meta = {
  title: 'Screens/Login',
  component: Login,
  parameters: { scene: { role: null, path: '/login' } satisfies Scene },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

const nobody = { hasToken: false, account: null, error: null }
const refused = actorAt(sessionMachine, 'loggedOut', { ...nobody, error: 'Email or password is wrong.' })
const busy = actorAt(sessionMachine, 'loggingIn', nobody)

export const Empty: Story = {}
export const FieldErrors: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Email'), 'ayu@')
    await userEvent.click(form.getByRole('button', { name: /^(Sign in|Masuk)$/ }))
  },
}
export const Refused: Story = {
  decorators: (Story) => (
    <AppWith parts={{ session: refused }}>
      <Story />
    </AppWith>
  ),
}
export const Busy: Story = {
  decorators: (Story) => (
    <AppWith parts={{ session: busy }}>
      <Story />
    </AppWith>
  ),
}

const over = (why: string): Story => ({
  beforeEach: () => {
    sessionStorage.setItem('endedSession', JSON.stringify({ why, user_id: 1, place: '/clinic/patient/new' }))
    return () => sessionStorage.removeItem('endedSession')
  },
})
export const Expired = over('session_expired')
export const SignedOutElsewhere = over('session_ended')
export const MadeInactive = over('account_inactive')
export const Ended = over('unknown')
