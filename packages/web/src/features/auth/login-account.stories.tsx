import type { accountMachine } from '@clinic/core/login-account'
import { informationFixture, type StateOf } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import AccountPanel from '../../entities/account/account-panel'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { invitedReply, loginAccounts, sessionsFixture, yuni } from './login-account-fixture'

const meta = {
  title: 'Screens/Login account',
  component: AccountPanel,
  args: { person: yuni },
} satisfies Meta<typeof AccountPanel>
export default meta
type Story = StoryObj<typeof meta>

const elsewhere = (count: number) => sessionsFixture(count).map((each) => ({ ...each, is_current: false }))
const scene = (account: Reply, replies: Record<string, Reply> = {}) => ({
  scene: {
    path: '/clinic/staff/7',
    replies: {
      'GET /api/auth/staff/7/account': account,
      'GET /api/information': success(informationFixture()),
      'GET /api/auth/account/12/session': success(listOf(elsewhere(2))),
      'POST /api/auth/staff/7/account': success(invitedReply),
      ...replies,
    },
  } satisfies Scene,
})
const at = (state: StateOf<typeof accountMachine>) => ({ state, ...scene(success(loginAccounts[state])) })
const press = async (canvas: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvas).findByRole('button', { name }))

export const NoAccount: Story = { parameters: at('none') }
export const Invited: Story = { parameters: at('invited') }
export const LinkEnded: Story = { parameters: at('expired') }
export const Active: Story = { parameters: at('active') }
export const ActiveNowhere: Story = {
  parameters: scene(success(loginAccounts.active), { 'GET /api/auth/account/12/session': success(listOf([])) }),
}
export const ActiveSomewhereUnknown: Story = {
  parameters: scene(success(loginAccounts.active), {
    'GET /api/auth/account/12/session': refusal(500, 'The server failed. Try again in a moment.'),
  }),
}
export const Disabled: Story = { parameters: at('disabled') }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }
export const OfADentist: Story = {
  args: {
    person: { ...yuni, kind: 'doctor', name: 'drg. Maya Kusumadewi Hadiningrat, Sp.KG', roles: ['doctor_clinic'] },
  },
  parameters: scene(silence, { 'GET /api/auth/doctor/7/account': success(loginAccounts.none) }),
  play: ({ canvasElement }) => press(canvasElement, /^(Invite|Undang)$/),
}

export const Inviting: Story = {
  parameters: at('none'),
  play: ({ canvasElement }) => press(canvasElement, /^(Invite|Undang)$/),
}

export const EmailTaken: Story = {
  parameters: scene(success(loginAccounts.none), {
    'POST /api/auth/staff/7/account': refusal(422, 'Please check.', {
      fields: { email: 'Somebody has this e-mail already' },
    }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Invite|Undang)$/)
    await press(canvasElement, /^(Make a link|Buat tautan)$/)
    await within(canvasElement).findByText('Somebody has this e-mail already')
  },
}

export const TheLink: Story = {
  parameters: at('none'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Invite|Undang)$/)
    await press(canvasElement, /^(Make a link|Buat tautan)$/)
    await within(canvasElement).findByRole('button', { name: /^(Copy link|Salin tautan)$/ })
  },
}

export const Disabling: Story = {
  parameters: at('active'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Disable|Nonaktifkan)$/)
    await within(document.body).findByRole('alertdialog')
  },
}
