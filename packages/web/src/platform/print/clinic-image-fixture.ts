import { informationFixture } from '@clinic/core/testing'
import { type Reply, success } from '../../testing/scene'
import type { ClinicImageKind } from './clinic-image-query'

const sizes: Record<ClinicImageKind, [width: number, height: number]> = {
  logo: [800, 240],
  stamp: [600, 600],
  signature: [700, 280],
}
const imageOf = (kind: ClinicImageKind) => ({ name: '0123456789abcdef', width: sizes[kind][0], height: sizes[kind][1] })

/** A clinic with all its images. */
export const picturedClinic = (overrides: Parameters<typeof informationFixture>[0] = {}) =>
  informationFixture({ logo: imageOf('logo'), stamp: imageOf('stamp'), signature: imageOf('signature'), ...overrides })

/** The replies of a server whose clinic has all its images. */
export const picturedReplies = (overrides: Parameters<typeof informationFixture>[0] = {}): Record<string, Reply> => ({
  'GET /api/information': success(picturedClinic(overrides)),
  'GET /api/information/image/logo': drawn('logo'),
  'GET /api/information/image/stamp': drawn('stamp'),
  'GET /api/information/image/signature': drawn('signature'),
})

/** A picture of a kind on nothing, as the server sends it. */
const drawn =
  (kind: ClinicImageKind): Reply =>
  async () => {
    const [width, height] = sizes[kind]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to draw on')
    draw[kind](context, width, height)
    return new Response(await canvas.convertToBlob({ type: 'image/webp' }))
  }

const draw: Record<
  ClinicImageKind,
  (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void
> = {
  logo(context, width, height) {
    context.fillStyle = 'seagreen'
    context.beginPath()
    context.arc(height / 2, height / 2, height / 2, 0, 7)
    context.fill()
    context.font = `bold ${height / 2}px sans-serif`
    context.fillText('Kemang', height * 1.15, height * 0.67, width - height * 1.2)
  },
  stamp(context, width) {
    context.strokeStyle = 'royalblue'
    context.fillStyle = 'royalblue'
    context.lineWidth = width / 30
    for (const radius of [0.47, 0.36]) {
      context.beginPath()
      context.arc(width / 2, width / 2, width * radius, 0, 7)
      context.stroke()
    }
    context.font = `bold ${width / 8}px sans-serif`
    context.textAlign = 'center'
    context.fillText('KLINIK', width / 2, width * 0.54)
  },
  signature(context, width, height) {
    context.strokeStyle = 'midnightblue'
    context.lineWidth = height / 25
    context.beginPath()
    context.moveTo(0, height * 0.7)
    for (let at = 0; at <= width; at += 4)
      context.lineTo(at, height * (0.55 - 0.4 * Math.sin(at / 40) * (1 - at / width)))
    context.stroke()
  },
}
