import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import type { Paper } from './paper'
import { drawnCard } from './paper-fixture'
import { PaperPhoto } from './paper-photo'

const none: Paper = { kind: 'patient-policy', id: 1, name: 'Sentosa Gigi Emas', photo: null }
const stored: Paper = { ...none, photo: '0123456789abcdef' }
const scene = (replies: Record<string, Reply> = {}) => ({
  scene: { role: 'front_office_clinic', replies } satisfies Scene,
})
const drawn = { 'GET /api/patient-policy/1/photo': drawnCard }

const meta = {
  title: 'Platform/Photo of a paper',
  component: PaperPhoto,
  args: { paper: stored, canSet: true },
  parameters: scene(drawn),
} satisfies Meta<typeof PaperPhoto>
export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}
const show = /^(Show the insurance card|Lihat kartu asuransi)/
const add = /^(Add a photo of the card|Tambah foto kartu)/
const choose = async () =>
  userEvent.upload(await screen.findByTestId('photo'), new File(['\u00ff\u00d8'], 'card.jpg', { type: 'image/jpeg' }), {
    applyAccept: false,
  })

export const None: Story = { args: { paper: none } }
export const NoneToRead: Story = { args: { paper: none, canSet: false } }
export const Small: Story = {}
export const SmallNotThereYet: Story = { parameters: scene({ 'GET /api/patient-policy/1/photo': silence }) }
export const Large: Story = {
  async play() {
    await opened(show)
    const picture = await screen.findByRole('img', { name: /^(Insurance card|Kartu asuransi)/ })
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100))
    const { width, height } = picture.getBoundingClientRect()
    await expect(Math.round((100 * width) / height)).toBe(Math.round((100 * 856) / 540))
  },
}
export const LargeToRead: Story = {
  args: { canSet: false },
  async play() {
    await opened(show)
    await screen.findByRole('img', { name: /^(Insurance card|Kartu asuransi)/ })
    await expect(screen.queryByRole('button', { name: /^(Remove|Hapus|Replace|Ganti)$/ })).toBeNull()
  },
}
export const LargeFailed: Story = {
  parameters: scene({ 'GET /api/patient-policy/1/photo': refusal(404, 'Not found') }),
  async play() {
    await opened(show)
  },
}
export const Adding: Story = {
  args: { paper: none },
  parameters: scene({ 'PUT /api/patient-policy/1/photo': success({ photo: '0123456789abcdef' }) }),
  async play() {
    await opened(add)
    await choose()
    await waitFor(() => expect(screen.getByText(/^(Photo saved|Foto tersimpan)$/)).toBeVisible())
  },
}
export const Refused: Story = {
  args: { paper: none },
  parameters: scene({ 'PUT /api/patient-policy/1/photo': refusal(422, 'This picture is damaged or cut off.') }),
  async play() {
    await opened(add)
    await choose()
    await waitFor(() => expect(screen.getByText(/damaged or cut off/)).toBeVisible())
  },
}
export const AskedBeforeRemoving: Story = {
  async play() {
    await opened(show)
    await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Hapus)$/ }))
    await waitFor(() => expect(screen.getByText(/^(Remove this photo|Hapus foto ini)\?$/)).toBeVisible())
  },
}
