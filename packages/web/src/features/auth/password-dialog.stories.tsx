import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PasswordDialog } from '../../platform/session/password-dialog'
import { type Reply, refusal, type Scene } from '../../testing/scene'

const meta = {
  title: 'Screens/Password again',
  component: PasswordDialog,
  args: { onAnswer: () => {} },
} satisfies Meta<typeof PasswordDialog>
export default meta
type Story = StoryObj<typeof meta>

const answered = (reply: Reply): Story => ({
  parameters: { scene: { replies: { 'POST /api/auth/confirm-password': reply } } satisfies Scene },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^(Password|Kata sandi)/), 'empat kata')
    await userEvent.click(dialog.getByRole('button', { name: /^(Go on|Lanjutkan)$/ }))
  },
})

export const Asking: Story = { parameters: { scene: {} satisfies Scene } }
export const NothingTyped: Story = {
  parameters: { scene: {} satisfies Scene },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Go on|Lanjutkan)$/ }))
  },
}
export const WrongPassword = answered(
  refusal(422, 'Please check.', { fields: { password: 'This is not your current password' } }),
)
export const TooManyGuesses = answered(refusal(429, 'Too many failed attempts. Please try again in 15 minutes.'))
