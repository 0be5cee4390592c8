import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { PhotoOf } from './photo-of'
import type { Pictured } from './photo-query'

const andi: Pictured = { kind: 'doctor', id: 1, name: 'drg. Andi Pratama', photo: null }

/** A green square that is brown below, as the server sends it. */
const picture: Reply = async () => {
  const canvas = new OffscreenCanvas(96, 96)
  const context = canvas.getContext('2d')
  for (const [color, top] of [['seagreen', 0] as const, ['peru', 48] as const]) {
    if (!context) throw new Error('There is nothing to draw on')
    context.fillStyle = color
    context.fillRect(0, top, 96, 96)
  }
  return new Response(await canvas.convertToBlob({ type: 'image/webp' }))
}

const withPhoto = { ...andi, photo: '0123456789abcdef' }
const scene = (replies: Scene['replies'], role: Scene['role'] = 'manager_clinic') => ({ scene: { role, replies } })
const stored = { 'GET /api/doctor/1/photo': picture }

const meta = {
  title: 'Platform/Photo',
  component: PhotoOf,
  args: { person: andi },
} satisfies Meta<typeof PhotoOf>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = { parameters: scene({}) }
export const Stored: Story = { args: { person: withPhoto }, parameters: scene(stored) }
export const NotThereYet: Story = {
  args: { person: withPhoto },
  parameters: scene({ 'GET /api/doctor/1/photo': silence }),
}
export const AtTheFrontOffice: Story = {
  args: { person: withPhoto },
  parameters: scene(stored, 'front_office_clinic'),
}

const chosen = async (canvas: HTMLElement, file: File) =>
  userEvent.upload(await within(canvas).findByTestId('photo'), file, { applyAccept: false })
const jpeg = new File(['\u00ff\u00d8'], 'andi.jpg', { type: 'image/jpeg' })

export const Sending: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': silence }),
  async play({ canvasElement }) {
    await chosen(canvasElement, jpeg)
    await expect(await within(canvasElement).findByText(/^(Sending the photo|Mengirim foto)…$/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: scene({
    'PUT /api/doctor/1/photo': refusal(422, 'This picture is damaged or cut off. Choose another one.'),
  }),
  async play({ canvasElement }) {
    await chosen(canvasElement, jpeg)
    await expect(await within(canvasElement).findByText(/damaged or cut off/)).toBeVisible()
  },
}
export const NoPicture: Story = {
  parameters: scene({}),
  async play({ canvasElement }) {
    await chosen(canvasElement, new File(['%PDF'], 'ktp.pdf', { type: 'application/pdf' }))
    await expect(await within(canvasElement).findByText(/(Choose a|Pilih berkas) JPEG/)).toBeVisible()
  },
}
export const TooLarge: Story = {
  parameters: scene({}),
  async play({ canvasElement }) {
    await chosen(canvasElement, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'andi.jpg', { type: 'image/jpeg' }))
    await expect(await within(canvasElement).findByText(/(larger than|lebih besar dari) 5 MB/)).toBeVisible()
  },
}
export const Pasted: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': success({ photo: '0123456789abcdef' }) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^(Choose a photo|Pilih foto)$/)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(jpeg)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    await waitFor(() => expect(within(document.body).getByText(/^(Photo saved|Foto tersimpan)$/)).toBeVisible())
  },
}
const notToBeSent = fn(silence)
export const PastedFromASpreadsheet: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': notToBeSent }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^(Choose a photo|Pilih foto)$/)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(jpeg)
    clipboardData.setData('text/plain', '3171012345678901')
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    await new Promise(requestAnimationFrame) // by then it would be on its way
    await new Promise(requestAnimationFrame)
    expect(notToBeSent).not.toHaveBeenCalled()
  },
}
export const AskedBeforeRemoving: Story = {
  args: { person: withPhoto },
  parameters: scene(stored),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Remove|Hapus)$/ }))
    await waitFor(() => expect(within(document.body).getByText(/^(Remove this photo|Hapus foto ini)\?$/)).toBeVisible())
  },
}
