import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { type Photographed, PhotoOf } from './photo-of'

const andi: Photographed = { kind: 'doctor', id: 1, name: 'drg. Andi Pratama', photo: null }

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
/** A picture of noise, which no format makes small. */
async function noise({ side, type }: { side: number; type: string }) {
  const tile = new OffscreenCanvas(256, 256)
  const canvas = new OffscreenCanvas(side, side)
  const [small, large] = [tile.getContext('2d'), canvas.getContext('2d')]
  if (!small || !large) throw new Error('There is nothing to draw on')
  const pixels = small.createImageData(256, 256)
  crypto.getRandomValues(new Uint8Array(pixels.data.buffer, 0, 65_536))
  for (let at = 65_536; at < pixels.data.length; at *= 2) pixels.data.copyWithin(at, 0, at)
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255
  small.putImageData(pixels, 0, 0)
  large.fillStyle = large.createPattern(tile, 'repeat') ?? 'black'
  large.fillRect(0, 0, side, side)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], 'noise', { type })
}
const mostBytes = 5 * 1024 * 1024
const taken = fn<(request: Request) => void>()
const keep: Reply = (request) => {
  taken(request.clone())
  return Response.json({ status: 'success', msg: '', data: { photo: '0123456789abcdef' } })
}
export const LargerThanTheServerTakes: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': keep }),
  async play({ canvasElement }) {
    taken.mockClear()
    const file = await noise({ side: 2600, type: 'image/jpeg' })
    await expect(file.size).toBeGreaterThan(mostBytes)
    await chosen(canvasElement, file)
    await waitFor(() => expect(taken).toHaveBeenCalledOnce(), { timeout: 15_000 })
    const sent = await taken.mock.calls[0]?.[0].blob()
    await expect(sent?.type).toBe('image/jpeg')
    await expect(sent?.size).toBeLessThanOrEqual(mostBytes)
    const { width, height } = await createImageBitmap(sent ?? new Blob())
    await expect([width, height]).toEqual([2400, 2400])
  },
}
const padded = (bytes: number[], type: string) =>
  new File([new Uint8Array(bytes), new Uint8Array(mostBytes + 1)], 'andi', { type })
export const LargeAndNoPicture: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': silence }),
  async play({ canvasElement }) {
    await chosen(canvasElement, padded([], 'image/jpeg'))
    await expect(await within(canvasElement).findByText(/(Choose a|Pilih berkas) JPEG/)).toBeVisible()
  },
}
/** A frame of eight pixels a side with nothing behind it. */
const cutOff = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
export const LargeAndDamaged: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': silence }),
  async play({ canvasElement }) {
    await chosen(canvasElement, padded(cutOff, 'image/jpeg'))
    await expect(await within(canvasElement).findByText(/(damaged or cut off|rusak atau terpotong)/)).toBeVisible()
  },
}
const text = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0))
export const LargeAndMoving: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': silence }),
  async play({ canvasElement }) {
    const webp = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8X'), 10, 0, 0, 0, 2, 0, 0, 0, 99, 0, 0, 99, 0, 0]
    await chosen(canvasElement, padded(webp, 'image/webp'))
    await expect(await within(canvasElement).findByText(/(picture moves|Gambar ini bergerak)/)).toBeVisible()
  },
}
export const MorePixelsThanABrowserShouldDecode: Story = {
  parameters: scene({ 'PUT /api/doctor/1/photo': silence }),
  async play({ canvasElement }) {
    const png = [
      0x89,
      ...text('PNG\r\n\x1a\n'),
      0,
      0,
      0,
      13,
      ...text('IHDR'),
      0,
      0,
      0x75,
      0x30,
      0,
      0,
      0x75,
      0x30,
      8,
      2,
      0,
      0,
      0,
    ]
    await chosen(canvasElement, new File([new Uint8Array(png)], 'bomb.png', { type: 'image/png' }))
    await expect(await within(canvasElement).findByText(/(too many pixels|terlalu banyak pikselnya)/)).toBeVisible()
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
