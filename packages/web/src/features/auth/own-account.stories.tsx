import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { sessionsFixture } from './login-account-fixture'
import OwnAccount from './own-account'

const meta = { title: 'Screens/Own account', component: OwnAccount } satisfies Meta<typeof OwnAccount>
export default meta
type Story = StoryObj<typeof meta>

const scene = (sessions: Reply, replies: Record<string, Reply> = {}) => ({
  scene: {
    path: '/clinic/dashboard/account',
    replies: {
      'GET /api/auth/session': sessions,
      'GET /api/information': success(informationFixture()),
      ...replies,
    },
  } satisfies Scene,
})
const sessions = (others: number) => success(listOf(sessionsFixture(others)))

export const OneSession: Story = { parameters: scene(sessions(0)) }
export const ManySessions: Story = { parameters: scene(sessions(19)) }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }

const changePassword = async (canvas: HTMLElement) =>
  userEvent.click(await within(canvas).findByRole('button', { name: /^(Change password|Ganti kata sandi)$/ }))

export const NothingTyped: Story = {
  parameters: scene(sessions(1)),
  play: ({ canvasElement }) => changePassword(canvasElement),
}

export const WrongPassword: Story = {
  parameters: scene(sessions(1), {
    'POST /api/auth/password': refusal(422, 'Please check.', {
      fields: { current_password: 'This is not your current password' },
    }),
  }),
  play: async ({ canvasElement }) => {
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>('input[type=password]'))
      await userEvent.type(field, 'empat kata yang panjang')
    await changePassword(canvasElement)
    await within(canvasElement).findByText('This is not your current password')
  },
}
