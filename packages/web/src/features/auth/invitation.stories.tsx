import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import Invitation from './invitation'
import { invitationToken } from './invitation-token'
import { linkToken } from './login-account-fixture'

const meta = {
  title: 'Screens/Login/Invitation',
  component: Invitation,
  beforeEach: () => {
    invitationToken.keep(linkToken)
    return () => invitationToken.keep(null)
  },
} satisfies Meta<typeof Invitation>
export default meta
type Story = StoryObj<typeof meta>

const invited = success({ clinic: 'Klinik Gigi Kenari', name: 'Yuni Kartika', email: 'yuni@klinikkenari.test' })
const ended = refusal(404, 'This link is no longer valid. Ask for a new one.')
const scene = (found: Reply, { role = null, accepted = silence }: { role?: Scene['role']; accepted?: Reply } = {}) => ({
  scene: {
    role,
    path: '/login',
    replies: { 'POST /api/auth/invitation': found, 'POST /api/auth/invitation/accept': accepted },
  } satisfies Scene,
})
const type = async (canvas: HTMLElement, password: string, again: string) => {
  const form = within(canvas)
  await userEvent.type(await form.findByLabelText(/^(New password|Kata sandi baru)/), password)
  await userEvent.type(form.getByLabelText(/^(The same once more|Sekali lagi yang sama)/), again)
  await userEvent.click(form.getByRole('button', { name: /^(Set password|Simpan kata sandi)/ }))
}

export const Loading: Story = { parameters: scene(silence) }
export const Empty: Story = { parameters: scene(invited) }
export const FieldErrors: Story = {
  parameters: scene(invited),
  play: ({ canvasElement }) => type(canvasElement, 'short', 'shorter'),
}
export const Busy: Story = {
  parameters: scene(invited),
  play: ({ canvasElement }) => type(canvasElement, 'enam kata yang panjang', 'enam kata yang panjang'),
}
export const NotSaved: Story = {
  parameters: scene(invited, { accepted: refusal(503, 'The database does not answer at the moment.') }),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'enam kata yang panjang', 'enam kata yang panjang')
    await within(canvasElement).findByRole('alert')
  },
}
export const Ended: Story = { parameters: scene(ended) }
export const TooManyAttempts: Story = {
  parameters: scene(refusal(429, 'Too many failed attempts. Please try again in 15 minutes.')),
}
export const SomebodyElseIsSignedIn: Story = { parameters: scene(invited, { role: 'manager_clinic' }) }
